package import LayoutSimText

/// A text of a translation, and where it stands.
package struct TranslatedText: Hashable, Sendable {
    /// The text, with its plural forms.
    package var text: CountedText
    /// The file of the text.
    package var file: String
    /// The one-based line of the text.
    package var line: Int
}
