import Foundation

/// A parser of predicate formats (Apple, *Predicate Format String Syntax*).
package struct PredicateParser {
    var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>
    /// The number of open parentheses and functions; deeper formats are refused.
    private var depth = 0
    private static let greatestDepth = 64
    /// The number of open subqueries, inside which formats are tried twice.
    var subqueries = 0

    private init(_ tokens: [PredicateToken], _ arguments: [Any?]) {
        self.tokens = tokens[...]
        self.arguments = arguments[...]
    }

    /// Returns what a format asks, or `nil` if the format cannot be parsed.
    package static func form(_ format: String, _ arguments: [Any?]) -> PredicateForm? {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens, arguments)
        guard let form = parser.alternatives(), parser.tokens.isEmpty else { return nil }
        return form
    }

    /// Returns the operand that a format describes, or `nil` if the format cannot be parsed.
    package static func operand(_ format: String, _ arguments: [Any?]) -> PredicateOperand? {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens, arguments)
        guard let operand = parser.operand(), parser.tokens.isEmpty else { return nil }
        return operand
    }

    mutating func take(where isWanted: (PredicateToken) -> Bool) -> Bool {
        guard let first = tokens.first, isWanted(first) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func take(_ sign: String) -> Bool { take { $0 == .sign(sign) } }

    mutating func nextArgument() -> Any?? { arguments.popFirst() }

    /// Returns what a closure parses one level deeper.
    mutating func deeper<Part>(_ parse: (inout PredicateParser) -> Part?) -> Part? {
        guard depth < Self.greatestDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    mutating func alternatives() -> PredicateForm? {
        guard let first = conjunction() else { return nil }
        var parts = [first]
        while take(where: { $0 == .sign("||") || $0.isWord("OR") }) {
            guard let next = conjunction() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func conjunction() -> PredicateForm? {
        guard let first = negation() else { return nil }
        var parts = [first]
        while take(where: { $0 == .sign("&&") || $0.isWord("AND") }) {
            guard let next = negation() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func negation() -> PredicateForm? {
        if take(where: { $0 == .sign("!") || $0.isWord("NOT") }) {
            return deeper { $0.negation() }.map { .not($0) }
        }
        if take(where: { $0.isWord("TRUEPREDICATE") }) { return .constant(true) }
        if take(where: { $0.isWord("FALSEPREDICATE") }) { return .constant(false) }
        if tokens.first == .sign("(") {
            let start = self
            tokens.removeFirst()
            if let form = deeper({ $0.alternatives() }), take(")") { return form }
            self = start
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateForm? {
        var quantifier: Bool?
        var isNegated = false
        if take(where: { $0.isWord("ALL") }) { quantifier = true }
        if take(where: { $0.isWord("ANY", "SOME") }) { quantifier = false }
        if take(where: { $0.isWord("NONE") }) { (quantifier, isNegated) = (false, true) }
        guard let left = operand() else { return nil }
        guard let sign = tokens.popFirst(), let comparison = PredicateOperator(sign) else { return nil }
        let options = options()
        guard let right = operand() else { return nil }
        let form = PredicateForm.comparison(
            PredicateComparison(
                left: left, comparison: comparison, right: right, options: options, quantifier: quantifier))
        return isNegated ? .not(form) : form
    }

    private mutating func options() -> String.CompareOptions {
        guard take("[") else { return [] }
        var options: String.CompareOptions = []
        if case .word(let letters)? = tokens.popFirst() {
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        }
        _ = take("]")
        return options
    }
}
