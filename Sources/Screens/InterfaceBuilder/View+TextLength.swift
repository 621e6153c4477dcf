internal import LayoutSimText
internal import LayoutSimViewTree

extension View {
    /// The length of the longest text that is laid out, in UTF-8 code units: that of a book of a hundred pages.
    private static let longestText = 250_000

    /// Throws an `InterfaceBuilderError` if the view or one inside it shows a text that would take minutes, and
    /// gigabytes of memory, to set.
    func checkTexts(in file: String) throws(InterfaceBuilderError) {
        let length = content.textLength
        guard length <= View.longestText else {
            throw InterfaceBuilderError(
                file: file, line: source.line ?? 1,
                reason: .longText(object: id, length: length, limit: View.longestText))
        }
        for subview in subviews { try subview.checkTexts(in: file) }
    }
}

extension Content {
    /// The length of the longest text in it, in UTF-8 code units.
    fileprivate var textLength: Int {
        switch self {
        case .label(let text, _): text.text.utf8.count
        case .button(let button): max(button.title?.text.utf8.count ?? 0, button.subtitle?.content.text.utf8.count ?? 0)
        case .textField(let field): max(field.text.text.utf8.count, field.placeholder.utf8.count)
        case .textView(let view): view.text.text.utf8.count
        case .control(.segmented(let segments, _, _)): segments.map(\.title.utf8.count).max() ?? 0
        case .none, .image, .control, .stack, .scroll, .opaque: 0
        }
    }
}
