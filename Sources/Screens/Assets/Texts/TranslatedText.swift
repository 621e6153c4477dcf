package import LayoutSimText

/// A translated text and its place.
package struct TranslatedText: Hashable, Sendable {
    /// The text, with its plural forms.
    package var text: CountedText
    /// The file of the text.
    package var file: String
    /// The one-based line of the text.
    package var line: Int
}
