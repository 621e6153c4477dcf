import UIKit

extension LocalizedStringKey {
    /// A piece of a text that was looked up: words, or another text in their place.
    enum Piece {
        case words(String)
        case text(Text)
    }

    /// Returns the text of a table in the language of an environment, as words of Markdown and other texts.
    func pieces(table: String?, bundle: Bundle?, _ locale: Locale) -> [Piece] {
        if let words = plainWords(table: table, bundle: bundle, locale) { return [.words(words)] }
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
        let found = LocalizedFormat.text(for: key, values, table: table, in: bundle, locale: locale)
        guard !texts.isEmpty else { return [.words(found)] }
        return found.components(separatedBy: String(Self.mark)).enumerated().compactMap { index, part in
            if index % 2 == 1, let number = Int(part), texts.indices.contains(number) { return .text(texts[number]) }
            return part.isEmpty ? nil : .words(part)
        }
    }

    /// Returns the words of a key that no table has, with numbers as its language writes them; `nil` where the values
    /// need more than that.
    private func plainWords(table: String?, bundle: Bundle?, _ locale: Locale) -> String? {
        guard !arguments.isEmpty, key.percentCount == arguments.count, let numbers = IntegerWords.of(locale) else {
            return nil
        }
        var words = ""
        var rest = key.utf8[...]
        for argument in arguments {
            guard let place = rest.firstIndex(of: UInt8(ascii: "%")) else { return nil }
            words += key[rest.startIndex..<place]
            rest = rest[place...]
            switch argument {
            case .integer(let number) where rest.starts(with: "%lld".utf8) || rest.starts(with: "%d".utf8):
                words += numbers.words(number)
            case .string(let string) where rest.starts(with: "%@".utf8): words += Markdown.escaped(string)
            default: return nil
            }
            guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "d") || $0 == UInt8(ascii: "@") })
            else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        guard LocalizedFormat.isOwnText(key, table: table, in: bundle) else { return nil }
        words += key[rest.startIndex...]
        return words
    }

    /// A character of private use, around the number of a text.
    private static let mark: Character = "\u{F8E1}"
}
