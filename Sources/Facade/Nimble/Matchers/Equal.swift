/// Matches values that equal another; nil equals nothing.
public func equal<T: Equatable>(_ expectedValue: T) -> Matcher<T> { equal(expectedValue as T?) }

/// Matches values that equal another; nil equals nothing.
public func equal<T: Equatable>(_ expectedValue: T?) -> Matcher<T> { equal(expectedValue, by: { $0 == $1 }) }

/// Matches values that equal another; nil equals nothing.
public func equal<T>(_ expectedValue: T?, by areEquivalent: @escaping (T, T) -> Bool) -> Matcher<T> {
    Matcher.defineNilable("equal <\(stringify(expectedValue))>") { expression, message in
        switch (try expression.evaluate(), expectedValue) {
        case (let actual?, let expected?):
            MatcherResult(bool: areEquivalent(expected, actual), message: message)
        case (nil, nil), (nil, _?): MatcherResult(status: .fail, message: message.appendedBeNilHint())
        case (_?, nil): MatcherResult(status: .fail, message: message)
        }
    }
}

/// Matches arrays of optional values that equal another.
public func equal<T: Equatable>(_ expectedValue: [T?]) -> Matcher<[T?]> { equal(expectedValue, by: { $0 == $1 }) }

/// Matches sets that equal another; a failure says which elements are missing or extra.
public func equal<T>(_ expectedValue: Set<T>) -> Matcher<Set<T>> { equal(expectedValue as Set<T>?) }

/// Matches sets that equal another; a failure says which elements are missing or extra.
public func equal<T>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> {
    Matcher { expression in
        let words = "equal <\(stringify(expectedValue))>"
        guard let expected = expectedValue, let actual = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: .expectedActualValueTo(words).appendedBeNilHint())
        }
        var message = ExpectationMessage.expectedCustomValueTo(words, actual: "<\(stringify(actual))>")
        let (missing, extra) = (expected.subtracting(actual), actual.subtracting(expected))
        if !missing.isEmpty { message = message.appended(message: ", missing <\(stringify(missing))>") }
        if !extra.isEmpty { message = message.appended(message: ", extra <\(stringify(extra))>") }
        return MatcherResult(bool: expected == actual, message: message)
    }
}

/// Expects a value to equal another.
public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(equal(rhs)) }
/// Expects a value to equal another.
public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) { lhs.to(equal(rhs)) }
/// Expects a value to differ from another.
public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) { lhs.toNot(equal(rhs)) }
/// Expects a value to differ from another.
public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) { lhs.toNot(equal(rhs)) }
/// Expects a value to equal another.
public nonisolated(nonsending) func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.to(equal(rhs))
}
/// Expects a value to differ from another.
public nonisolated(nonsending) func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.toNot(equal(rhs))
}
