extension Optional.Publisher {
    /// Returns a publisher of whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        output.map(predicate).publisher
    }

    /// Returns a publisher of an array of the value.
    public func collect() -> Optional<[Output]>.Publisher {
        output.map { [$0] }.publisher
    }

    /// Returns a publisher of the transformed value, unless that is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        output.flatMap(transform).publisher
    }

    /// Returns a publisher of the value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        output.map(predicate).publisher
    }

    /// Returns a publisher of the number 1, if there is a value.
    public func count() -> Optional<Int>.Publisher {
        output.map { _ in 1 }.publisher
    }

    /// Returns a publisher of the transformed value.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        output.map(transform).publisher
    }

    /// Returns a publisher of the value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func replaceError(with output: Output) -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the value, or another one if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    /// Returns a publisher of the value.
    public func retry(_ times: Int) -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the result of a closure.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        output.map { nextPartialResult(initialResult, $0) }.publisher
    }

    /// Returns a publisher of the result of a closure.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        output.map { nextPartialResult(initialResult, $0) }.publisher
    }
}
