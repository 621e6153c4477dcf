extension Publisher {
    /// Returns a publisher of the value at a position, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index..<index + 1)
    }

    /// Returns a publisher of the values at positions in a range.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Returns a publisher of the first values, up to a number.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }
}
