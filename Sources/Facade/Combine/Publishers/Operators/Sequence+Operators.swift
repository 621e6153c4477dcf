extension Publishers.Sequence {
    /// Returns a publisher of whether all elements satisfy a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Returns a publisher of whether all elements satisfy a predicate, or of the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher(Result { try sequence.allSatisfy(predicate) })
    }

    /// Returns a publisher of an array of the elements.
    public func collect() -> Result<[Output], Failure>.Publisher {
        Result<[Output], Failure>.Publisher(Array(sequence))
    }

    /// Returns a publisher of transformed elements, without those that are `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Returns a publisher of whether an element satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Returns a publisher of whether an element satisfies a predicate, or of the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher(Result { try sequence.contains(where: predicate) })
    }

    /// Returns a publisher without the first elements that satisfy a predicate.
    public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        Publishers.Sequence(sequence: sequence.drop(while: predicate))
    }

    /// Returns a publisher without the first elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.dropFirst(count))
    }

    /// Returns a publisher of the elements that satisfy a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Returns a publisher that only finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Returns a publisher of transformed elements.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Returns a publisher of the first elements, up to a number.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.prefix(maxLength))
    }

    /// Returns a publisher of the first elements that satisfy a predicate.
    public func prefix(while predicate: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
        Publishers.Sequence(sequence: sequence.prefix(while: predicate))
    }

    /// Returns a publisher of elements that are not `nil`, with a value for those that are.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
    }

    /// Returns a publisher with another kind of errors.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> where Failure == Never {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}
