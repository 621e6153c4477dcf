extension Optional.Publisher {
    /// Returns a publisher of the value.
    public func first() -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func last() -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher that only finishes.
    public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Returns a publisher of the value, unless it is left out.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(count > 0 ? nil : output)
    }

    /// Returns a publisher of the value, unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(output.flatMap { predicate($0) ? nil : $0 })
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
        Optional<Output>.Publisher(index == 0 ? output : nil)
    }

    /// Returns a publisher of the value, if its position is in a range.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        Optional<Output>.Publisher(range.contains(0) ? output : nil)
    }

    /// Returns a publisher of the value, unless the number of values is 0.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(maxLength > 0 ? output : nil)
    }

    /// Returns a publisher of the value, if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Returns a publisher of whether the value is another one.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        self.output.map { $0 == output }.publisher
    }

    /// Returns a publisher of the value.
    public func removeDuplicates() -> Optional<Output>.Publisher {
        self
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Returns a publisher of the value.
    public func min() -> Optional<Output>.Publisher {
        self
    }

    /// Returns a publisher of the value.
    public func max() -> Optional<Output>.Publisher {
        self
    }
}
