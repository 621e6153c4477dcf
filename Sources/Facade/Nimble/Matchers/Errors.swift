/// Matches closures that throw.
public func throwError<Out>() -> Matcher<Out> { throwing("throw any error") { _ in true } }

/// Matches closures that throw an error of the same case.
public func throwError<T: Error, Out>(_ error: T, closure: ((any Error) -> Void)? = nil) -> Matcher<Out> {
    throwing("throw error <\(error)>", closure) { sameCase($0, error) }
}

/// Matches closures that throw an error.
public func throwError<T: Error & Equatable, Out>(_ error: T, closure: ((T) -> Void)? = nil) -> Matcher<Out> {
    throwing("throw error <\(error)>", { thrown in (thrown as? T).map { closure?($0) } }) { $0 as? T == error }
}

/// Matches closures that throw an error of a type.
public func throwError<T: Error, Out>(
    errorType: T.Type, closure: ((T) -> Void)? = nil
) -> Matcher<Out> {
    throwing("throw error from type <\(errorType)>", { thrown in (thrown as? T).map { closure?($0) } }) { $0 is T }
}

/// Matches closures that throw, and calls another with the error.
public func throwError<Out>(closure: @escaping (any Error) -> Void) -> Matcher<Out> {
    throwing("throw error that satisfies block", closure) { _ in true }
}

/// Matches closures that throw an error of the type that another closure takes.
public func throwError<T: Error, Out>(closure: @escaping (T) -> Void) -> Matcher<Out> {
    throwing("throw error that satisfies block", { thrown in (thrown as? T).map(closure) }) { $0 is T }
}

private func throwing<Out>(
    _ words: String, _ then: ((any Error) -> Void?)? = nil, _ holds: @escaping (any Error) -> Bool
) -> Matcher<Out> {
    Matcher { expression in
        do { _ = try expression.evaluate() } catch {
            _ = then?(error)
            return MatcherResult(
                bool: holds(error), message: .expectedCustomValueTo(words, actual: "<\(error)>"))
        }
        return MatcherResult(bool: false, message: .expectedCustomValueTo(words, actual: "no error"))
    }
}

private func sameCase(_ first: any Error, _ second: any Error) -> Bool {
    "\(type(of: first)) \(first._code) \(first._domain)" == "\(type(of: second)) \(second._code) \(second._domain)"
}

/// Matches errors of the same case.
public func matchError<T: Error>(_ error: T) -> Matcher<any Error> {
    .of("match error <\(error)>") { sameCase($0, error) }
}
/// Matches an error.
public func matchError<T: Error & Equatable>(_ error: T) -> Matcher<any Error> {
    .of("match error <\(error)>") { $0 as? T == error }
}
/// Matches errors of a type.
public func matchError<T: Error>(_ errorType: T.Type) -> Matcher<any Error> {
    .of("match error from type <\(errorType)>") { $0 is T }
}
