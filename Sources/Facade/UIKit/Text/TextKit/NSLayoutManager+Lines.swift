import LayoutSimUIKitArithmetic
package import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

extension NSLayoutManager {
    /// A line fragment of the first container, in points of the container.
    package struct Line {
        /// The characters of the line.
        package let range: NSRange
        var rect: CGRect
        var used: CGRect
        /// The y position of the baseline.
        package var baseline: CGFloat
        /// The number of the line in the layout.
        let number: Int
        /// The left edge of the text's box.
        var left: CGFloat

        func moved(down distance: CGFloat) -> Line {
            Line(
                range: range, rect: rect.offsetBy(dx: 0, dy: distance), used: used.offsetBy(dx: 0, dy: distance),
                baseline: baseline + distance, number: number, left: left)
        }

        /// Returns the number of characters before the ellipsis at the end.
        func shownLength(of text: NSAttributedString) -> Int {
            let line = text.attributedSubstring(from: range)
            let attributes = range.length > 0 ? unsafe line.attributes(at: 0, effectiveRange: nil) : [:]
            let room = used.width - NSAttributedString(string: "…", attributes: attributes).size().width
            let lengths = line.string.indices.map { NSRange(line.string.startIndex..<$0, in: line.string).length }
            return lengths.last {
                line.attributedSubstring(from: NSRange(location: 0, length: $0)).size().width <= room + 0.01
            } ?? 0
        }
    }

    /// Returns the rectangle of characters in a line; those that an ellipsis replaces are where they were without it.
    func part(_ characters: NSRange, of line: Line) -> CGRect {
        guard let text = textStorage, let container = textContainers.first, let set = layout() else { return line.used }
        let wanted = NSIntersectionRange(line.range, characters)
        let bytes = text.string.utf8Range(of: wanted)
        let width = finite(container.size.width - 2 * container.lineFragmentPadding)
        if let extent = set.extent(of: bytes, inLine: line.number, width: width) {
            return CGRect(
                x: line.left + extent.left, y: line.rect.minY, width: extent.right - extent.left,
                height: line.rect.height)
        }
        let before = text.attributedSubstring(
            from: NSRange(location: line.range.location, length: wanted.location - line.range.location))
        return CGRect(
            x: line.used.minX + before.size().width, y: line.rect.minY,
            width: text.attributedSubstring(from: wanted).size().width, height: line.rect.height)
    }

    /// Returns the empty line after a trailing newline, once the lines are laid out.
    func extraLine(_ container: NSTextContainer?) -> (rect: CGRect, used: CGRect)? {
        container.flatMap {
            _ = lines($0)
            return extraLine
        }
    }

    func lineFragment(at index: Int, _ effectiveRange: NSRangePointer?) -> Line? {
        guard let container = textContainers.first else { return nil }
        let lines = lines(container)
        let line = lines.first { NSLocationInRange(index, $0.range) } ?? lines.last
        if let line, let effectiveRange = unsafe effectiveRange { unsafe effectiveRange.pointee = line.range }
        return line
    }

    /// Returns the lines of a container, laid out by the first call.
    package func lines(_ container: NSTextContainer) -> [Line] {
        if let knownLines { return knownLines }
        var lines = composedLines(container)
        if lines.count > 1 || textStorage?.length == 0, lines.last?.range.length == 0 {
            let extra = lines.removeLast()
            setExtraLineFragmentRect(extra.rect, usedRect: extra.used, textContainer: container)
        }
        if let delegate { adjust(&lines, in: container, by: delegate) }
        knownLines = lines
        return lines
    }

    /// Lets the delegate adjust the lines; lines below one that changes height move with it.
    private func adjust(
        _ lines: inout [Line], in container: NSTextContainer, by delegate: any NSLayoutManagerDelegate
    ) {
        var shift: CGFloat = 0
        for index in lines.indices {
            var line = lines[index].moved(down: shift)
            let (height, left) = (line.rect.height, line.used.minX)
            var offset = line.baseline - line.rect.minY
            let isChanged = unsafe withUnsafeMutablePointer(to: &offset) { baseline in
                unsafe withUnsafeMutablePointer(to: &line.used) { used in
                    unsafe withUnsafeMutablePointer(to: &line.rect) { rect in
                        unsafe delegate.layoutManager(
                            self, shouldSetLineFragmentRect: rect, lineFragmentUsedRect: used,
                            baselineOffset: baseline, in: container, forGlyphRange: line.range)
                    }
                }
            }
            guard isChanged else {
                lines[index] = lines[index].moved(down: shift)
                continue
            }
            line.baseline = line.rect.minY + offset
            line.left += line.used.minX - left
            shift += line.rect.height - height
            lines[index] = line
        }
        if let extra = extraLine, shift != 0 {
            let moved = (extra.rect.offsetBy(dx: 0, dy: shift), extra.used.offsetBy(dx: 0, dy: shift))
            setExtraLineFragmentRect(moved.0, usedRect: moved.1, textContainer: container)
        }
    }

    private func composedLines(_ container: NSTextContainer) -> [Line] {
        guard let text = textStorage, let set = layout() else { return [] }
        let string = text.string
        let padding = container.lineFragmentPadding
        let exclusions = set.lineExclusions
        return zip(set.lines, set.lineEdges).enumerated().map { index, element in
            let (line, edges) = element
            let taken = exclusions?[index] ?? (left: 0, right: 0)
            let start = string.utf8.index(string.startIndex, offsetBy: line.range.lowerBound)
            let next = index + 1 < set.lines.count ? set.lines[index + 1].range.lowerBound : string.utf8.count
            let end = string.utf8.index(string.startIndex, offsetBy: max(next, line.range.lowerBound))
            return Line(
                range: NSRange(start..<end, in: string),
                rect: CGRect(
                    x: taken.left, y: edges.top, width: container.size.width - taken.left - taken.right,
                    height: edges.bottom - edges.top),
                used: CGRect(
                    x: padding + taken.left, y: edges.top, width: line.width, height: edges.bottom - edges.top),
                baseline: edges.baseline, number: index, left: padding)
        }
    }

    func layout() -> TextLayout? {
        guard let text = textStorage, let container = textContainers.first else { return nil }
        if let known { return known }
        var content = AttributedText(text, defaults: [:]).content(container.lineBreakMode, traits: .current)
        content.numberOfLines = container.maximumNumberOfLines
        content.exclusions = container.exclusions
        let width = container.size.width - 2 * container.lineFragmentPadding
        let made = TextSetting.layout(
            TextRequest(content, width: finite(width), height: finite(container.size.height)), scale: 2)
        known = made
        return made
    }
}
