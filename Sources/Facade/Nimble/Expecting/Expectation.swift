/// What became of an expectation.
public enum ExpectationStatus: Hashable, Sendable { case pending, passed, failed, mixed }

/// An expectation of a value.
public protocol Expectation {
    /// The location of the expectation.
    var location: SourceLocation { get }
}

extension Expression {
    /// Returns whether the value meets an expectation, and the words of a failure.
    func outcome(
        of matcher: Matcher<Value>, _ style: ExpectationStyle, to: String, _ description: String?
    ) -> (Bool, FailureMessage) {
        var isMet = false
        let message: FailureMessage
        do {
            let result = try matcher.satisfies(self)
            isMet = result.toBoolean(expectation: style)
            let actual = !isMet && result.message.showsActual ? "<\(stringify((try? evaluate()) ?? nil))>" : ""
            message = FailureMessage(stringValue: result.message.toString(actual: actual, to: to))
        } catch {
            isMet = false
            message = FailureMessage(stringValue: "unexpected error thrown: <\(error)>")
        }
        message.userDescription = description
        return (isMet, message)
    }
}

/// An expectation of a value.
public struct SyncExpectation<Value>: Expectation {
    /// The value.
    public let expression: Expression<Value>
    /// What became of the expectation.
    public let status: ExpectationStatus

    /// Creates an expectation.
    public init(expression: Expression<Value>) { self.init(expression, .pending) }

    private init(_ expression: Expression<Value>, _ status: ExpectationStatus) {
        self.expression = expression
        self.status = status
    }

    /// The location of the expectation.
    public var location: SourceLocation { expression.location }

    /// Records whether the expectation is met.
    @discardableResult public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
        NimbleAssertionHandler.assert(pass, message: message, location: location)
        let new: ExpectationStatus = pass ? .passed : .failed
        return Self(expression, status == .pending || status == new ? new : .mixed)
    }

    /// Expects the value to match.
    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        let (isMet, message) = expression.outcome(of: matcher, .toMatch, to: "to", description)
        return verify(isMet, message)
    }

    /// Expects the value not to match.
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        let (isMet, message) = expression.outcome(of: matcher, .toNotMatch, to: "to not", description)
        return verify(isMet, message)
    }

    /// Expects the value not to match.
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        toNot(matcher, description: description)
    }
}

/// An expectation of a value that is computed asynchronously.
public struct AsyncExpectation<Value>: Expectation {
    /// The value.
    public let expression: AsyncExpression<Value>
    /// What became of the expectation.
    public let status: ExpectationStatus

    /// Creates an expectation.
    public init(expression: AsyncExpression<Value>) { self.init(expression, .pending) }

    private init(_ expression: AsyncExpression<Value>, _ status: ExpectationStatus) {
        self.expression = expression
        self.status = status
    }

    /// The location of the expectation.
    public var location: SourceLocation { expression.location }

    /// Records whether the expectation is met.
    @discardableResult public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
        NimbleAssertionHandler.assert(pass, message: message, location: location)
        let new: ExpectationStatus = pass ? .passed : .failed
        return Self(expression, status == .pending || status == new ? new : .mixed)
    }

    /// Expects the value to match.
    @discardableResult public nonisolated(nonsending) func to(
        _ matcher: Matcher<Value>, description: String? = nil
    ) async -> Self {
        let value = await expression.toSynchronousExpression()
        let (isMet, message) = value.outcome(of: matcher, .toMatch, to: "to", description)
        return verify(isMet, message)
    }

    /// Expects the value not to match.
    @discardableResult public nonisolated(nonsending) func toNot(
        _ matcher: Matcher<Value>, description: String? = nil
    ) async -> Self {
        let value = await expression.toSynchronousExpression()
        let (isMet, message) = value.outcome(of: matcher, .toNotMatch, to: "to not", description)
        return verify(isMet, message)
    }

    /// Expects the value not to match.
    @discardableResult public nonisolated(nonsending) func notTo(
        _ matcher: Matcher<Value>, description: String? = nil
    ) async -> Self { await toNot(matcher, description: description) }
}
