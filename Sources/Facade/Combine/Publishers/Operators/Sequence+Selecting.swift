extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Returns a publisher of the first element.
    public func first() -> Optional<Elements.Element>.Publisher {
        sequence.first.publisher
    }

    /// Returns a publisher of the element at a position, from 0.
    public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
        (sequence.indices.contains(index) ? sequence[index] : nil).publisher
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Returns a publisher of the number of elements.
    public func count() -> Just<Int> {
        Just(sequence.count)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Returns a publisher of the number of elements.
    public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }

    /// Returns a publisher of the elements at positions in a range.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Returns a publisher of the last element.
    public func last() -> Optional<Elements.Element>.Publisher {
        sequence.last.publisher
    }

    /// Returns a publisher of the last element that satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Elements.Element>.Publisher {
        sequence.last(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Returns a publisher of the elements at positions in a range.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Sequence<[Output], Failure>
    where R.Bound == Elements.Index {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range.relative(to: sequence)]))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Returns a publisher of elements, and then of those of this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Returns a publisher of the elements of a sequence, and then of those of this one.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Elements.Element {
        var all = Elements()
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence(sequence: all)
    }

    /// Returns a publisher of the elements of another one, and then of those of this one.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        prepend(publisher.sequence)
    }

    /// Returns a publisher of the elements of this one, and then of others.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Returns a publisher of the elements of this one, and then of those of a sequence.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Elements.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }

    /// Returns a publisher of the elements of this one, and then of those of another one.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
