extension Just {
    /// Returns a publisher of whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Returns a publisher of whether the value satisfies a predicate, or of the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher(Result { try predicate(output) })
    }

    /// Returns a publisher of an array of the value.
    public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// Returns a publisher of the transformed value, unless that is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        transform(output).publisher
    }

    /// Returns a publisher of the value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Returns a publisher of whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Returns a publisher of whether the value satisfies a predicate, or of the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher(Result { try predicate(output) })
    }

    /// Returns a publisher of the number 1.
    public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// Returns a publisher of the transformed value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Returns a publisher of the transformed value, or of the error that the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    /// Returns a publisher of the value, with another kind of errors.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(output)
    }

    /// Returns a publisher of the value, with another kind of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(output)
    }

    /// Returns a publisher of the value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher
    {
        Result<Output, any Error>.Publisher(output)
    }

    /// Returns a publisher of the value.
    public func replaceError(with output: Output) -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func retry(_ times: Int) -> Just<Output> {
        self
    }

    /// Returns a publisher of the result of a closure.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// Returns a publisher of the result of a closure, or of the error that it throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result<T, any Error>.Publisher(Result { try nextPartialResult(initialResult, output) })
    }

    /// Returns a publisher of the result of a closure.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// Returns a publisher of the result of a closure, or of the error that it throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result<T, any Error>.Publisher(Result { try nextPartialResult(initialResult, output) })
    }
}
