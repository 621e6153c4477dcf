/// The source of the value of a text view's `font` property (found by the tests of
/// [BonMot](https://github.com/Rightpoint/BonMot), which run with UIKit).
enum AnsweredFont {
    /// The font that was set.
    case own
    /// The font of the text; `nil` if the text is empty.
    case ofText
    /// No font, after `font` was set to `nil` and until text is set.
    case none

    func font(of text: LabelText) -> UIFont? {
        switch self {
        case .own: text.font
        case .ofText: text.string?.isEmpty ?? true ? nil : text.font
        case .none: nil
        }
    }
}
