package import Foundation

/// The operator of a comparison.
package enum PredicateOperator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between

    init?(_ token: PredicateToken) {
        switch token {
        case .sign("="), .sign("=="): self = .equal
        case .sign("!="), .sign("<>"): self = .notEqual
        case .sign("<"): self = .less
        case .sign("<="), .sign("=<"): self = .lessOrEqual
        case .sign(">"): self = .greater
        case .sign(">="), .sign("=>"): self = .greaterOrEqual
        case .word(let word): self.init(word: word.uppercased())
        default: return nil
        }
    }

    private init?(word: String) {
        switch word {
        case "BEGINSWITH": self = .beginsWith
        case "ENDSWITH": self = .endsWith
        case "CONTAINS": self = .contains
        case "LIKE": self = .like
        case "MATCHES": self = .matches
        case "IN": self = .isIn
        case "BETWEEN": self = .between
        default: return nil
        }
    }
}

/// A comparison of two values.
package struct PredicateComparison {
    /// The value on the left.
    package var left: PredicateOperand
    /// The operator.
    package var comparison: PredicateOperator
    /// The value on the right.
    package var right: PredicateOperand
    /// The options for ignoring case and diacritics.
    package var options: String.CompareOptions = []
    /// Whether all values on the left must satisfy the comparison (`true`), or any value (`false`).
    package var quantifier: Bool?

    /// Creates a comparison.
    package init(
        left: PredicateOperand, comparison: PredicateOperator, right: PredicateOperand,
        options: String.CompareOptions = [], quantifier: Bool? = nil
    ) {
        (self.left, self.comparison, self.right) = (left, comparison, right)
        (self.options, self.quantifier) = (options, quantifier)
    }

    func holds(for subject: PredicateSubject) -> Bool {
        let (one, other) = (left.value(for: subject), right.value(for: subject))
        guard let quantifier else { return holds(one, other) }
        let many = KeyPathValues.elements(of: one) ?? []
        return quantifier ? many.allSatisfy { holds($0, other) } : many.contains { holds($0, other) }
    }

    private func holds(_ one: Any?, _ other: Any?) -> Bool {
        switch comparison {
        case .equal: ValueOrder.isSame(one, other, options)
        case .notEqual: !ValueOrder.isSame(one, other, options)
        case .less: order(one, other) == .orderedAscending
        case .lessOrEqual: order(one, other).map { $0 != .orderedDescending } ?? false
        case .greater: order(one, other) == .orderedDescending
        case .greaterOrEqual: order(one, other).map { $0 != .orderedAscending } ?? false
        case .isIn: isContained(one, in: other)
        case .contains: isContained(other, in: one)
        case .between: isBetween(one, KeyPathValues.elements(of: other) ?? [])
        default: (one as? String).flatMap { text in (other as? String).map { holds(text, $0) } } ?? false
        }
    }

    private func holds(_ text: String, _ pattern: String) -> Bool {
        switch comparison {
        case .beginsWith: text.range(of: pattern, options: options.union(.anchored)) != nil
        case .endsWith: text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case .like: isMatch(text, Self.expression(ofWildcards: pattern))
        default: isMatch(text, pattern)
        }
    }

    private func isMatch(_ text: String, _ pattern: String) -> Bool {
        let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func expression(ofWildcards pattern: String) -> String {
        pattern.map { letter in
            letter == "*" ? ".*" : letter == "?" ? "." : NSRegularExpression.escapedPattern(for: String(letter))
        }.joined()
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? { ValueOrder.order(one, other, options) }

    private func isContained(_ part: Any?, in whole: Any?) -> Bool {
        if let whole = whole as? String {
            return (part as? String).map { whole.range(of: $0, options: options) != nil } ?? false
        }
        return KeyPathValues.elements(of: whole)?.contains { ValueOrder.isSame($0, part, options) } ?? false
    }

    private func isBetween(_ value: Any?, _ limits: [Any]) -> Bool {
        guard limits.count == 2, let low = order(value, limits[0]), let high = order(value, limits[1]) else {
            return false
        }
        return low != .orderedAscending && high != .orderedDescending
    }
}
