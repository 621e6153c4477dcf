public import Foundation

/// A predicate that compares two expressions (Apple, *NSComparisonPredicate*).
open class NSComparisonPredicate: NSPredicate {
    /// Options of comparisons.
    public struct Options: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from their raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Ignores case.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Ignores diacritics.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Compares texts as they are.
        public static let normalized = Options(rawValue: 4)
    }

    /// Which of the values on the left are compared.
    public enum Modifier: UInt, Sendable { case direct = 0, all, any }

    /// The operator of a comparison.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
        case endsWith
        case `in`
        case customSelector
        case contains = 99
        case between = 100
    }

    /// The operator.
    public let predicateOperatorType: Operator
    /// Which of the values on the left are compared.
    public let comparisonPredicateModifier: Modifier
    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// The options.
    public let options: Options

    /// Creates a comparison.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, self.options) = (lhs, rhs, options)
        (predicateOperatorType, comparisonPredicateModifier) = (type, modifier)
        var compared: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
        let form = PredicateForm.comparison(
            PredicateComparison(
                left: lhs.operand, comparison: type.word, right: rhs.operand, options: compared,
                quantifier: modifier == .direct ? nil : modifier == .all))
        super.init { form.holds(for: PredicateSubject($0, variables: $1 ?? [:])) }
    }

    /// Creates nothing, since comparisons are not archived here.
    public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Operator {
    fileprivate var word: PredicateOperator {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo, .customSelector: .equal
        case .notEqualTo: .notEqual
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .isIn
        case .contains: .contains
        case .between: .between
        }
    }
}
