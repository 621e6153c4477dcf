import UIKit

extension LocalizedStringKey {
    /// A piece of a text that was looked up: words, or another text in their place.
    enum Piece {
        case words(String)
        case text(Text)
    }

    /// Returns the text of a table in the language of an environment, as words of Markdown and other texts.
    func pieces(table: String?, bundle: Bundle?, _ environment: EnvironmentValues) -> [Piece] {
        var texts: [Text] = []
        let values = arguments.map { argument -> any CVarArg in
            switch argument {
            case .integer(let number): return number
            case .unsigned(let number): return number
            case .floating(let number): return number
            case .string(let string): return Markdown.escaped(string)
            case .text(let text):
                texts.append(text)
                return "\(Self.mark)\(texts.count - 1)\(Self.mark)"
            }
        }
        let found = LocalizedFormat.text(for: key, values, table: table, in: bundle, locale: environment.locale)
        guard !texts.isEmpty else { return [.words(found)] }
        return found.components(separatedBy: String(Self.mark)).enumerated().compactMap { index, part in
            if index % 2 == 1, let number = Int(part), texts.indices.contains(number) { return .text(texts[number]) }
            return part.isEmpty ? nil : .words(part)
        }
    }

    /// A character of private use, around the number of a text.
    private static let mark: Character = "\u{F8E1}"
}
