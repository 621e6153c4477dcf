/// The error of a requirement that is not met; the failure is recorded already.
public struct RequireError: Error, CustomStringConvertible {
    let message: String
    let location: SourceLocation
    /// The words of the failure.
    public var description: String { message }
}

/// An expectation of a value that ends the test by an error if it is not met.
public struct SyncRequirement<Value> {
    /// The value.
    public let expression: Expression<Value>
    /// The error to throw in place of `RequireError`.
    public let customError: (any Error)?

    /// Creates a requirement.
    public init(expression: Expression<Value>, customError: (any Error)?) {
        self.expression = expression
        self.customError = customError
    }

    /// The location of the requirement.
    public var location: SourceLocation { expression.location }

    /// Requires the value to match, and returns it.
    @discardableResult public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try value(expression.outcome(of: matcher, .toMatch, to: "to", description))
    }

    /// Requires the value not to match, and returns it.
    @discardableResult public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try value(expression.outcome(of: matcher, .toNotMatch, to: "to not", description))
    }

    /// Requires the value not to match, and returns it.
    @discardableResult public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
        try toNot(matcher, description: description)
    }

    func value(_ outcome: (isMet: Bool, message: FailureMessage)) throws -> Value {
        if customError == nil || outcome.isMet {
            NimbleAssertionHandler.assert(outcome.isMet, message: outcome.message, location: location)
        }
        guard outcome.isMet else { throw customError ?? error(outcome.message) }
        guard let value = try expression.evaluate() else {
            let message = FailureMessage(stringValue: "expected to return a value, got <nil>")
            NimbleAssertionHandler.assert(false, message: message, location: location)
            throw customError ?? error(message)
        }
        return value
    }

    private func error(_ message: FailureMessage) -> RequireError {
        RequireError(message: message.stringValue, location: location)
    }
}
