package import LayoutSimAssets
import LayoutSimText
import Synchronization

/// The localized formats that were looked up, keyed by the string that the app received, since a `String` cannot carry
/// plural forms as the strings of Foundation on iOS do.
package enum KnownFormats {
    /// A format with its plural forms.
    package struct Known: Sendable {
        /// The format and its place in the table.
        package var text: TranslatedText
        /// The language of the format, by which plural forms are chosen.
        package var language: String
    }

    private static let box = Mutex<[String: Known]>([:])

    /// Records a format, and returns the string for the app by which the format is found again.
    package static func note(_ text: TranslatedText, in language: String) -> String {
        guard text.text.format.contains("%") else { return text.text.format }
        return box.withLock { all in
            var copy = text
            var number = 1
            // Formats with the same wording may have different plural forms.
            while let known = all[copy.text.format], known.text.text != copy.text || known.language != language,
                !text.text.variables.isEmpty
            {
                number += 1
                copy.text = text.text.renamed("~\(number)")
            }
            if all[copy.text.format] == nil { all[copy.text.format] = Known(text: copy, language: language) }
            return copy.text.format
        }
    }

    /// Returns the format for a string that was looked up.
    package static func known(_ format: String) -> Known? { box.withLock { $0[format] } }
}

extension CountedText {
    /// Returns the same text with a suffix on the names of the format's variables.
    fileprivate func renamed(_ suffix: String) -> CountedText {
        var (pieces, variables) = ("", variables)
        for piece in TextFormat(format).pieces {
            guard case .variable(let name, let position) = piece else {
                pieces += "\(piece)"
                continue
            }
            variables[name + suffix] = variables[name]
            pieces += "\(TextFormat.Piece.variable(name + suffix, position: position))"
        }
        return CountedText(pieces, variables: variables)
    }
}
