/// Matches nil.
public func beNil<T>() -> Matcher<T> { Matcher.simpleNilable("be nil") { .init(bool: try $0.evaluate() == nil) } }

/// Matches `true`.
public func beTrue() -> Matcher<Bool> { .of("be true") { $0 } }
/// Matches `false`.
public func beFalse() -> Matcher<Bool> { .of("be false") { !$0 } }

/// Matches what equals `true`.
public func beTruthy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
    Matcher.simpleNilable("be truthy") { .init(bool: try $0.evaluate().map { $0 == true } ?? false) }
}

/// Matches what equals `false`, and nil.
public func beFalsy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
    Matcher.simpleNilable("be falsy") { .init(bool: try $0.evaluate().map { $0 == false } ?? true) }
}

/// Matches functions that return nothing.
public func beVoid() -> Matcher<()> { Matcher.simpleNilable("be void") { .init(bool: try $0.evaluate() != nil) } }

/// Expects a function to return nothing.
public func == (lhs: SyncExpectation<()>, rhs: ()) { lhs.to(beVoid()) }
/// Expects a function to return something.
public func != (lhs: SyncExpectation<()>, rhs: ()) { lhs.toNot(beVoid()) }

/// Matches what another matcher does not.
public func not<T>(_ matcher: Matcher<T>) -> Matcher<T> {
    Matcher { expression in
        let result = try matcher.satisfies(expression)
        let status: MatcherStatus =
            switch result.status {
            case .matches: .doesNotMatch
            case .doesNotMatch: .matches
            case .fail: .fail
            }
        return MatcherResult(status: status, message: result.message.prepended(expectation: "not "))
    }
}

/// Matches what all matchers match.
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAllOf(matchers) }
/// Matches what all matchers match.
public func satisfyAllOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
    combined(matchers, "match all of: ", separator: ", and ") { $0.allSatisfy { $0 } }
}
/// Matches what one of the matchers matches.
public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAnyOf(matchers) }
/// Matches what one of the matchers matches.
public func satisfyAnyOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
    combined(matchers, "match one of: ", separator: ", or ") { $0.contains(true) }
}
/// Matches what both matchers match.
public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAllOf(left, right) }
/// Matches what one of two matchers matches.
public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAnyOf(left, right) }

private func combined<T>(
    _ matchers: [Matcher<T>], _ words: String, separator: String, _ holds: @escaping ([Bool]) -> Bool
) -> Matcher<T> {
    Matcher { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        let list = results.map { "{\($0.message.expectedMessage)}" }.joined(separator: separator)
        let actual = "\(stringify(try expression.evaluate()))"
        return MatcherResult(
            bool: holds(results.map { $0.toBoolean(expectation: .toMatch) }),
            message: .expectedCustomValueTo(words + list, actual: actual))
    }
}
