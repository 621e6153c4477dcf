/// A value that is computed when a matcher asks for it, and then kept.
public struct Expression<Value> {
    private let compute: (_ withoutCaching: Bool) throws -> Value?
    private let isUncached: Bool
    /// The location of the expectation.
    public let location: SourceLocation
    /// Whether the value is that of a closure.
    public let isClosure: Bool

    /// Creates an expression.
    public init(expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
        self.init(
            memoizedExpression: Expression.kept(expression), location: location, withoutCaching: false,
            isClosure: isClosure)
    }

    /// Creates an expression from a closure that keeps its value unless it is told not to.
    public init(
        memoizedExpression: @escaping (Bool) throws -> Value?, location: SourceLocation, withoutCaching: Bool,
        isClosure: Bool = true
    ) {
        compute = memoizedExpression
        isUncached = withoutCaching
        self.location = location
        self.isClosure = isClosure
    }

    private static func kept(_ expression: @escaping () throws -> Value?) -> (Bool) throws -> Value? {
        var known: Value??
        return { withoutCaching in
            if !withoutCaching, let known { return known }
            let value = try expression()
            known = .some(value)
            return value
        }
    }

    /// Returns the expression of what a closure makes of the value.
    public func cast<U>(_ block: @escaping (Value?) throws -> U?) -> Expression<U> {
        Expression<U>(expression: { try block(evaluate()) }, location: location, isClosure: isClosure)
    }

    /// Returns the value.
    public func evaluate() throws -> Value? { try compute(isUncached) }

    /// Returns an expression that is computed each time.
    public func withoutCaching() -> Expression<Value> {
        Expression(memoizedExpression: compute, location: location, withoutCaching: true, isClosure: isClosure)
    }

    /// Returns an expression that keeps its value anew.
    public func withCaching() -> Expression<Value> {
        Expression(expression: { try compute(true) }, location: location, isClosure: isClosure)
    }
}

/// A value that is computed asynchronously when a matcher asks for it.
public struct AsyncExpression<Value> {
    private let compute: () async throws -> Value?
    /// The location of the expectation.
    public let location: SourceLocation
    /// Whether the value is that of a closure.
    public let isClosure: Bool

    /// Creates an expression.
    public init(expression: @escaping () async throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
        compute = expression
        self.location = location
        self.isClosure = isClosure
    }

    /// Returns the value.
    public nonisolated(nonsending) func evaluate() async throws -> Value? { try await compute() }

    /// Returns an expression of the value that is computed now.
    public nonisolated(nonsending) func toSynchronousExpression() async -> Expression<Value> {
        do {
            let value = try await compute()
            return Expression(expression: { value }, location: location, isClosure: isClosure)
        } catch { return Expression(expression: { throw error }, location: location, isClosure: isClosure) }
    }
}
