/// A condition of a value, with its words.
public struct Matcher<T> {
    private let match: (Expression<T>) throws -> MatcherResult

    /// Creates a matcher.
    public init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) { match = matcher }

    /// Returns whether an expression matches.
    public func satisfies(_ expression: Expression<T>) throws -> MatcherResult { try match(expression) }
}

/// A matcher, by its name in older versions.
public typealias Predicate = Matcher
/// The result of a matcher, by its name in older versions.
public typealias PredicateResult = MatcherResult
/// The status of a result, by its name in older versions.
public typealias PredicateStatus = MatcherStatus

/// Whether an expectation wants a match.
public enum ExpectationStyle { case toMatch, toNotMatch }

/// The result of a matcher.
public struct MatcherResult {
    /// Whether the value matched.
    public var status: MatcherStatus
    /// The words of a failure.
    public var message: ExpectationMessage

    /// Creates a result.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Creates a result.
    public init(bool: Bool, message: ExpectationMessage) { self.init(status: .init(bool: bool), message: message) }

    /// Returns whether an expectation is met.
    public func toBoolean(expectation style: ExpectationStyle) -> Bool { status == style.status }
}

/// Whether a value matched.
public enum MatcherStatus {
    case matches, doesNotMatch
    /// Neither `to` nor `toNot` is met.
    case fail

    /// Creates a status.
    public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}

extension ExpectationStyle {
    var status: MatcherStatus { self == .toMatch ? .matches : .doesNotMatch }
}

extension Matcher {
    /// Returns a matcher of values that are not nil.
    public static func define(matcher: @escaping (Expression<T>) throws -> MatcherResult) -> Matcher<T> {
        Matcher(matcher).requireNonNil
    }

    /// Returns a matcher of values that are not nil, whose closure gets its words.
    public static func define(
        _ message: String = "match", matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher<T> {
        defineNilable(message, matcher: matcher).requireNonNil
    }

    /// Returns a matcher whose closure gets its words.
    public static func defineNilable(
        _ message: String = "match", matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher<T> {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }
    }

    /// Returns a matcher of values that are not nil.
    public static func simple(
        _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
    ) -> Matcher<T> {
        simpleNilable(message, matcher: matcher).requireNonNil
    }

    /// Returns a matcher.
    public static func simpleNilable(
        _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
    ) -> Matcher<T> {
        Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
    }

    /// The matcher, which values that are nil neither match nor do not match.
    public var requireNonNil: Matcher<T> {
        Matcher { expression in
            let result = try satisfies(expression)
            guard try expression.evaluate() == nil else { return result }
            return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
        }
    }

    /// Returns a matcher of values that are not nil with a closure for them.
    static func of(_ message: String, _ holds: @escaping (T) throws -> Bool) -> Matcher<T> {
        Matcher { expression in
            let message = ExpectationMessage.expectedActualValueTo(message)
            guard let value = try expression.evaluate() else {
                return MatcherResult(status: .fail, message: message.appendedBeNilHint())
            }
            return MatcherResult(bool: try holds(value), message: message)
        }
    }
}
