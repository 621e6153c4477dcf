import UIKit

extension LocalizedStringKey {
    /// A piece of a text that was looked up: words, or another text in their place.
    enum Piece {
        case words(String)
        case text(Text)
    }

    /// Returns the text of a table in the language of an environment, as words of Markdown and other texts.
    func pieces(table: String?, bundle: Bundle?, _ environment: EnvironmentValues) -> [Piece] {
        if let words = plainWords(table: table, bundle: bundle, environment.locale) { return [.words(words)] }
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

    /// Returns the words of a key that no table has, with numbers as its language writes them; `nil` where the values
    /// need more than that.
    private func plainWords(table: String?, bundle: Bundle?, _ locale: Locale) -> String? {
        guard !arguments.isEmpty, let numbers = IntegerWords.of(locale) else { return nil }
        var words = ""
        var rest = key[...]
        for argument in arguments {
            guard let place = rest.utf8.firstIndex(of: UInt8(ascii: "%")) else { return nil }
            words += rest[..<place]
            rest = rest[place...]
            switch argument {
            case .integer(let number) where rest.hasPrefix("%lld") || rest.hasPrefix("%d"):
                words += numbers.words(number)
            case .string(let string) where rest.hasPrefix("%@"): words += Markdown.escaped(string)
            default: return nil
            }
            guard let end = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "d") || $0 == UInt8(ascii: "@") })
            else { return nil }
            rest = rest[rest.utf8.index(after: end)...]
        }
        guard !rest.utf8.contains(UInt8(ascii: "%")), LocalizedFormat.isOwnText(key, table: table, in: bundle)
        else { return nil }
        return words + rest
    }

    /// A character of private use, around the number of a text.
    private static let mark: Character = "\u{F8E1}"
}
