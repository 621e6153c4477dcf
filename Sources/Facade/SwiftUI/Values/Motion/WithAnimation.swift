import LayoutSimInertness

/// Makes changes, which are shown over time; here they are shown at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    if animation != nil { inert(.behavior, "withAnimation(_:_:)") }
    var transaction = Transaction.current
    transaction.animation = animation
    return try transaction.making(body)
}

/// Makes changes, which are shown over time, and calls a closure when that is done; here they are shown at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    completion()
    return result
}

/// Makes changes of a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try transaction.making(body)
    for completion in transaction.completions { completion() }
    return result
}

/// Makes changes of the transaction so far with another value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
