/// Matches results that are successes.
public func beSuccess<Success, Failure>(test: ((Success) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
    .of("be <success(\(Success.self))>") { result in
        guard case .success(let value) = result else { return false }
        test?(value)
        return true
    }
}
/// Matches results that are successes with a value.
public func beSuccess<Success: Equatable, Failure>(_ value: Success) -> Matcher<Result<Success, Failure>> {
    .of("be <success(\(Success.self))> that equals \(stringify(value))") { (try? $0.get()) == value }
}
/// Matches results that are successes with a value that matches.
public func beSuccess<Success, Failure>(_ matcher: Matcher<Success>) -> Matcher<Result<Success, Failure>> {
    Matcher { expression in
        let value = try expression.evaluate().flatMap { try? $0.get() }
        let result = try matcher.satisfies(Expression(expression: { value }, location: expression.location))
        let words = "be <success(\(Success.self))> that satisfies matcher"
        return MatcherResult(bool: value != nil && result.status == .matches, message: .expectedActualValueTo(words))
    }
}
/// Matches results that are failures.
public func beFailure<Success, Failure>(test: ((Failure) -> Void)? = nil) -> Matcher<Result<Success, Failure>> {
    .of("be <failure(\(Failure.self))>") { result in
        guard case .failure(let error) = result else { return false }
        test?(error)
        return true
    }
}
/// Matches results that are failures with an error that matches.
public func beFailure<Success, Failure>(_ matcher: Matcher<Failure>) -> Matcher<Result<Success, Failure>> {
    Matcher { expression in
        var failure: Failure?
        if case .failure(let error) = try expression.evaluate() { failure = error }
        let error = failure
        let result = try matcher.satisfies(Expression(expression: { error }, location: expression.location))
        let words = "be <failure(\(Failure.self))> that satisfies matcher"
        return MatcherResult(bool: error != nil && result.status == .matches, message: .expectedActualValueTo(words))
    }
}

/// What `succeed` takes.
public enum ToSucceedResult {
    /// The value is as expected.
    case succeeded
    /// The value is not as expected.
    case failed(reason: String)
}

/// Matches closures that return `.succeeded`.
public func succeed() -> Matcher<ToSucceedResult> {
    Matcher { expression in
        switch try expression.evaluate() {
        case nil: MatcherResult(status: .fail, message: .fail("expected a ToSucceedResult, got <nil>"))
        case .succeeded:
            MatcherResult(bool: true, message: .expectedCustomValueTo("succeed", actual: "<succeeded>"))
        case .failed(let reason):
            MatcherResult(
                bool: false, message: .expectedCustomValueTo("succeed", actual: "<failed> because <\(reason)>"))
        }
    }
}

/// Matches values of which a closure makes a value that matches.
public func map<T, U>(_ transform: @escaping (T) throws -> U, _ matcher: Matcher<U>) -> Matcher<T> {
    Matcher { expression in try matcher.satisfies(expression.cast { try $0.map(transform) }) }
}
/// Matches values of which a closure makes a value that matches.
public func map<T, U>(_ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>) -> Matcher<T> {
    Matcher { expression in try matcher.satisfies(expression.cast { try $0.flatMap(transform) }) }
}
