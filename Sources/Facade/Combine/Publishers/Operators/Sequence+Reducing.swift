extension Publishers.Sequence {
    /// Returns a publisher of the result of a closure that gets the result so far with each element.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Result<T, Failure>.Publisher
    {
        Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Returns a publisher of the result of a closure that gets the result so far with each element, or of the error
    /// that it throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Result<T, any Error>.Publisher
    {
        Result<T, any Error>.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Returns a publisher of the results of a closure that gets the last result with each element.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Sequence<[T], Failure>
    {
        var result = initialResult
        return Publishers.Sequence<[T], Failure>(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

    /// Returns a publisher of the elements that differ from the last one according to a predicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(
            sequence: sequence.reduce(into: []) { kept, element in
                if let last = kept.last, predicate(last, element) { return }
                kept.append(element)
            })
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Returns a publisher of the elements that differ from the last one.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        removeDuplicates(by: ==)
    }

    /// Returns a publisher of whether an element is a value.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Returns a publisher of the least element.
    public func min() -> Optional<Elements.Element>.Publisher {
        sequence.min().publisher
    }

    /// Returns a publisher of the greatest element.
    public func max() -> Optional<Elements.Element>.Publisher {
        sequence.max().publisher
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Returns a publisher of the least element by an order.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// Returns a publisher of the greatest element by an order.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.max(by: areInIncreasingOrder).publisher
    }

    /// Returns a publisher of the first element that satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.first(where: predicate).publisher
    }
}
