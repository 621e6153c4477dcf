extension Result.Publisher {
    /// Returns a publisher of the value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
        -> Result<Output, any Error>.Publisher
    {
        result.trying { $0 }.publisher
    }

    /// Returns a publisher of the value, or another one instead of an error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// Returns a publisher of the value.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the result of a closure.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// Returns a publisher of the result of a closure, or of the error that it throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        result.trying { try nextPartialResult(initialResult, $0) }.publisher
    }

    /// Returns a publisher of the result of a closure.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        result.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// Returns a publisher of the result of a closure, or of the error that it throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        result.trying { try nextPartialResult(initialResult, $0) }.publisher
    }
}

extension Result.Publisher where Failure == Never {
    /// Returns a publisher with another kind of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let value): Result<Output, E>.Publisher(value)
        }
    }
}

extension Result.Publisher where Output: Equatable {
    /// Returns a publisher of whether the value is another one.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        result.map { $0 == output }.publisher
    }

    /// Returns a publisher of the value.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Output: Comparable {
    /// Returns a publisher of the value.
    public func min() -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func max() -> Result<Output, Failure>.Publisher {
        self
    }
}
