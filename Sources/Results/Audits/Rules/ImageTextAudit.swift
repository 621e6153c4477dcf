import LayoutSimAutoLayout
import LayoutSimViewTree

extension LayoutAudit {
    /// Images whose names end in a word for text, such as `sale-headline`: they follow neither the text size nor the
    /// language [WCAG 2.2, 1.4.5].
    ///
    /// Text within pixels is not recognized, so that an image with another name goes unnoticed.
    var textsInImages: [AuditFinding] {
        visible.compactMap { position in
            guard let image = layout.views[position].view.shownImage, image.isNamedAsText else { return nil }
            return finding(.textInImage, layout.views[position], "'\(image.caption)'")
        }
    }
}

extension View {
    fileprivate var shownImage: Image? {
        switch content {
        case .image(let image, _): image
        case .button(let button): button.image
        case .none, .label, .textField, .textView, .control, .stack, .scroll, .opaque: nil
        }
    }
}

extension Image {
    private static let wordsForText: Set = ["text", "title", "headline", "caption", "slogan", "lettering", "wordmark"]

    fileprivate var isNamedAsText: Bool {
        if case .symbol = source { return false }
        return caption.words.last.map { Self.wordsForText.contains($0) } ?? false
    }
}

extension String {
    /// The lowercase words of a name, separated by punctuation or by a capital after a lowercase letter.
    fileprivate var words: [String] {
        var words: [String] = []
        var current = ""
        var last: Character?
        for character in self {
            let begins = character.isUppercase && last?.isLowercase ?? false
            if begins || !character.isLetter {
                if !current.isEmpty { words.append(current) }
                current = ""
            }
            if character.isLetter { current += character.lowercased() }
            last = character
        }
        if !current.isEmpty { words.append(current) }
        return words
    }
}
