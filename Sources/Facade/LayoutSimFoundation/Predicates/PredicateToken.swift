import Foundation

/// A token of a predicate format: a word, a value, or a symbol.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument
    case keyArgument
    case sign(String)

    /// Returns the tokens of a format, or `nil` for an unterminated string or an unknown symbol.
    static func tokens(of format: String) -> [PredicateToken]? {
        var rest = Substring(format)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let token = next(&rest, first, after: tokens.last) {
                tokens.append(token)
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func next(
        _ rest: inout Substring, _ first: Character, after last: PredicateToken?
    ) -> PredicateToken? {
        let isNegative = first == "-" && rest.dropFirst().first?.isNumber == true && last?.endsOperand != true
        return switch first {
        case "\"", "'": text(&rest, first)
        case "%": argument(&rest)
        case _ where first.isNumber || isNegative: number(&rest)
        case _ where first.isLetter || "_@$#.".contains(first): word(&rest)
        default: sign(&rest)
        }
    }

    private static func text(_ rest: inout Substring, _ quote: Character) -> PredicateToken? {
        rest.removeFirst()
        var text = ""
        while let letter = rest.popFirst() {
            if letter == quote { return .text(text) }
            if letter == "\\", let escaped = rest.popFirst() {
                text.append(escaped)
            } else {
                text.append(letter)
            }
        }
        return nil
    }

    private static func argument(_ rest: inout Substring) -> PredicateToken? {
        rest.removeFirst()
        let letters = rest.prefix { $0.isLetter || $0 == "@" }
        guard let last = letters.last, "@Kdiufgeals".contains(last) else { return nil }
        rest.removeFirst(letters.count)
        return letters == "K" ? .keyArgument : .argument
    }

    private static func number(_ rest: inout Substring) -> PredicateToken? {
        let sign = rest.prefix { $0 == "-" }
        let digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(sign.count + digits.count)
        return Double(sign + digits).map { .number($0) }
    }

    private static func word(_ rest: inout Substring) -> PredicateToken {
        let letters = rest.prefix { $0.isLetter || $0.isNumber || "_@$#.".contains($0) }
        rest.removeFirst(letters.count)
        return .word(String(letters))
    }

    private static func sign(_ rest: inout Substring) -> PredicateToken? {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"]
        let single = ["=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]", "+", "-", "*", "/", ":"]
        let signs = pairs + single
        guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest.removeFirst(sign.count)
        return .sign(sign)
    }

    /// Returns whether the token is one of the words, ignoring case.
    func isWord(_ words: String...) -> Bool {
        guard case .word(let word) = self else { return false }
        return words.contains(word.uppercased())
    }

    /// Whether an operand may end with the token, so that a minus after it subtracts.
    private var endsOperand: Bool {
        switch self {
        case .word, .text, .number, .argument, .keyArgument, .sign(")"), .sign("]"): true
        default: false
        }
    }
}
