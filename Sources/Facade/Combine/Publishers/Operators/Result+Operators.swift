extension Result.Publisher {
    /// Returns a publisher of whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Returns a publisher of whether the value satisfies a predicate, or of the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        result.trying(predicate).publisher
    }

    /// Returns a publisher of an array of the value.
    public func collect() -> Result<[Output], Failure>.Publisher {
        result.map { [$0] }.publisher
    }

    /// Returns a publisher of the value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
    {
        result.trying { $0 }.publisher
    }

    /// Returns a publisher of the value.
    public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
    {
        result.trying { $0 }.publisher
    }

    /// Returns a publisher of whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        result.map(predicate).publisher
    }

    /// Returns a publisher of whether the value satisfies a predicate, or of the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        result.trying(predicate).publisher
    }

    /// Returns a publisher of the number 1.
    public func count() -> Result<Int, Failure>.Publisher {
        result.map { _ in 1 }.publisher
    }

    /// Returns a publisher of the value.
    public func first() -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func last() -> Result<Output, Failure>.Publisher {
        self
    }

    /// Returns a publisher that only finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Returns a publisher of the transformed value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Returns a publisher of the transformed value, or of the error that the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        result.trying(transform).publisher
    }

    /// Returns a publisher with a transformed error.
    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        result.mapError(transform).publisher
    }
}

extension Result {
    /// Returns the transformed value, or the error that the closure throws.
    func trying<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
        mapError { $0 as any Error }.flatMap { value in Result<T, any Error> { try transform(value) } }
    }
}
