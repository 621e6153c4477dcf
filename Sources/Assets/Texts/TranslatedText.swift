package import LayoutSimText

/// A text of a translation, and where it stands.
package struct TranslatedText: Hashable, Sendable {
    package var text: CountedText
    package var file: String
    /// From 1.
    package var line: Int
}
