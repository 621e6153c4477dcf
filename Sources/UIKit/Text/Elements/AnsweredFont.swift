/// The font that a text view answers with when it is asked for its own (the tests of [BonMot](https://github.com/Rightpoint/BonMot),
/// which run with UIKit).
enum AnsweredFont {
    /// The one that was set.
    case own
    /// That of the text, if there is one.
    case ofText
    /// Nothing, after it was set to nil, until a text comes.
    case none

    func font(of text: LabelText) -> UIFont? {
        switch self {
        case .own: text.font
        case .ofText: text.string?.isEmpty ?? true ? nil : text.font
        case .none: nil
        }
    }
}
