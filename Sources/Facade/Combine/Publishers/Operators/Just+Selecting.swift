extension Just {
    /// Returns a publisher of the value.
    public func first() -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func last() -> Just<Output> {
        self
    }

    /// Returns a publisher that only finishes.
    public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(Optional(output).flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Returns a publisher of the value, unless it is left out.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(count > 0 ? nil : Optional(output))
    }

    /// Returns a publisher of the value, unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(Optional(output).flatMap { predicate($0) ? nil : $0 })
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Returns a publisher of the value, if its position is 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(index == 0 ? Optional(output) : nil)
    }

    /// Returns a publisher of the value, if its position is in a range.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        Optional<Output>.Publisher(range.contains(0) ? Optional(output) : nil)
    }

    /// Returns a publisher of the value, unless the number of values is 0.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(maxLength > 0 ? Optional(output) : nil)
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }
}

extension Just {
    /// Returns a publisher of elements and the value.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence<[Output], Never>(sequence: elements + [output])
    }

    /// Returns a publisher of the elements of a sequence and the value.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence<[Output], Never>(sequence: elements + [output])
    }

    /// Returns a publisher of the value and elements.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        Publishers.Sequence<[Output], Never>(sequence: [output] + elements)
    }

    /// Returns a publisher of the value and the elements of a sequence.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        Publishers.Sequence<[Output], Never>(sequence: [output] + elements)
    }
}

extension Just where Output: Equatable {
    /// Returns a publisher of whether the value is another one.
    public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }

    /// Returns a publisher of the value.
    public func removeDuplicates() -> Just<Output> {
        self
    }
}

extension Just where Output: Comparable {
    /// Returns a publisher of the value.
    public func min() -> Just<Output> {
        self
    }

    /// Returns a publisher of the value.
    public func max() -> Just<Output> {
        self
    }
}
