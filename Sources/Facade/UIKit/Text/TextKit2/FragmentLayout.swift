import Foundation

/// The layout fragments of a text in a container, made of the lines that `NSLayoutManager` produces.
struct FragmentLayout {
    private(set) var made: (fragments: [NSTextLayoutFragment], bounds: CGRect) = ([], .zero)

    init(_ storage: NSTextContentStorage, _ container: NSTextContainer, _ manager: NSTextLayoutManager) {
        // The container stays with the new layout manager; the lines come from a separate one.
        let (text, room, lines) = (
            NSTextStorage(attributedString: storage.content), NSTextContainer(size: container.size), NSLayoutManager()
        )
        room.lineFragmentPadding = container.lineFragmentPadding
        room.maximumNumberOfLines = container.maximumNumberOfLines
        room.lineBreakMode = container.lineBreakMode
        room.exclusionPaths = container.exclusionPaths
        text.addLayoutManager(lines)
        lines.addTextContainer(room)
        let all = lines.lines(room)
        let fragments = storage.paragraphs.compactMap { paragraph -> NSTextLayoutFragment? in
            let own = all.filter { NSLocationInRange($0.range.location, paragraph) }
            guard let first = own.first, let last = own.last else { return nil }
            let element = storage.element(paragraph)
            let location = CharacterLocation(paragraph.location)
            let fragment =
                manager.delegate?.textLayoutManager(manager, textLayoutFragmentFor: location, in: element)
                ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
            fragment.textLayoutManager = manager
            let left = own.map(\.used.minX).min() ?? 0
            let right = own.map(\.used.maxX).max() ?? 0
            fragment.layoutFragmentFrame = CGRect(
                x: left, y: first.rect.minY, width: right - left, height: last.rect.maxY - first.rect.minY)
            let string = storage.content.attributedSubstring(from: paragraph)
            fragment.textLineFragments = own.map { line in
                let range = NSRange(location: line.range.location - paragraph.location, length: line.range.length)
                let made = NSTextLineFragment(attributedString: string, range: range)
                made.typographicBounds = line.used.offsetBy(dx: -left, dy: -first.rect.minY)
                made.glyphOrigin = CGPoint(x: 0, y: line.baseline - line.rect.minY)
                return made
            }
            return fragment
        }
        made = (fragments, lines.usedRect(for: room))
    }
}
