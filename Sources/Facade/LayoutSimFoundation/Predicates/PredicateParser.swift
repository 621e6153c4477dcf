import Foundation

/// A parser of predicate formats (Apple, *Predicate Format String Syntax*), without functions and subqueries.
package struct PredicateParser {
    /// Tells whether a value meets a predicate.
    package typealias Test = (Any?) -> Bool

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    /// Returns the test that a format describes, or `nil` if the format cannot be parsed.
    package static func test(_ format: String, _ arguments: [Any?]) -> Test? {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let test = parser.alternatives(), parser.tokens.isEmpty else { return nil }
        return test
    }

    private mutating func take(where isWanted: (PredicateToken) -> Bool) -> Bool {
        guard let first = tokens.first, isWanted(first) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func alternatives() -> Test? {
        guard var test = conjunction() else { return nil }
        while take(where: { $0 == .sign("||") || $0.isWord("OR") }) {
            guard let next = conjunction() else { return nil }
            let former = test
            test = { former($0) || next($0) }
        }
        return test
    }

    private mutating func conjunction() -> Test? {
        guard var test = negation() else { return nil }
        while take(where: { $0 == .sign("&&") || $0.isWord("AND") }) {
            guard let next = negation() else { return nil }
            let former = test
            test = { former($0) && next($0) }
        }
        return test
    }

    private mutating func negation() -> Test? {
        if take(where: { $0 == .sign("!") || $0.isWord("NOT") }) {
            return negation().map { test in { !test($0) } }
        }
        if take(where: { $0.isWord("TRUEPREDICATE") }) { return { _ in true } }
        if take(where: { $0.isWord("FALSEPREDICATE") }) { return { _ in false } }
        if tokens.first == .sign("(") {
            let start = self
            tokens.removeFirst()
            if let test = alternatives(), take(where: { $0 == .sign(")") }) { return test }
            self = start
        }
        return comparison()
    }

    private mutating func comparison() -> Test? {
        var quantifier: Bool?
        var isNegated = false
        if take(where: { $0.isWord("ALL") }) { quantifier = true }
        if take(where: { $0.isWord("ANY", "SOME") }) { quantifier = false }
        if take(where: { $0.isWord("NONE") }) { (quantifier, isNegated) = (false, true) }
        guard let left = operand(), let sign = tokens.popFirst(), let comparison = PredicateOperator(sign) else {
            return nil
        }
        let options = options()
        guard let right = operand() else { return nil }
        let test = PredicateComparison(
            left: left, comparison: comparison, right: right, options: options, quantifier: quantifier)
        return { test.holds(for: $0) != isNegated }
    }

    private mutating func options() -> String.CompareOptions {
        guard take(where: { $0 == .sign("[") }) else { return [] }
        var options: String.CompareOptions = []
        if case .word(let letters)? = tokens.popFirst() {
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        }
        _ = take { $0 == .sign("]") }
        return options
    }

    private mutating func operand() -> PredicateOperand? {
        switch tokens.popFirst() {
        case .text(let text): .value(text)
        case .number(let number): .value(number)
        case .argument: arguments.popFirst().map { .value($0) }
        case .keyArgument: (arguments.popFirst() as? String).map { .keyPath($0) }
        case .word(let word): constant(word) ?? .keyPath(word)
        case .sign("("): parenthesized()
        case .sign("{"): list()
        default: nil
        }
    }

    private mutating func parenthesized() -> PredicateOperand? {
        guard let inner = operand(), take(where: { $0 == .sign(")") }) else { return nil }
        return inner
    }

    private mutating func list() -> PredicateOperand? {
        var operands: [PredicateOperand] = []
        while !take(where: { $0 == .sign("}") }) {
            guard let next = operand() else { return nil }
            operands.append(next)
            _ = take { $0 == .sign(",") }
        }
        return .list(operands)
    }

    private func constant(_ word: String) -> PredicateOperand? {
        switch word.uppercased() {
        case "NIL", "NULL": .value(nil)
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        default: nil
        }
    }
}
