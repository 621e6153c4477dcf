import LayoutSimAssets
import LayoutSimText
import Synchronization

/// The formats that were looked up, by the text that the app got: a `String` cannot carry forms for numbers, as the strings of
/// Foundation on iOS do.
enum KnownFormats {
    /// A format with its forms.
    struct Known: Sendable {
        var text: TranslatedText
        var language: String
    }

    private static let box = Mutex<[String: Known]>([:])

    /// The text for the app, from which the format is found again.
    static func note(_ text: TranslatedText, in language: String) -> String {
        guard text.text.format.contains("%") else { return text.text.format }
        return box.withLock { all in
            var copy = text
            var number = 1
            // Formats of one wording may have other forms.
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

    /// What was looked up as a format.
    static func known(_ format: String) -> Known? { box.withLock { $0[format] } }
}

extension CountedText {
    /// The same text, in which the variables of the format have longer names.
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
