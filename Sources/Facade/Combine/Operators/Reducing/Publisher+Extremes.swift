extension Publisher where Output: Comparable {
    /// Returns a publisher of the least value.
    public func min() -> Publishers.Comparison<Self> {
        max(by: >)
    }

    /// Returns a publisher of the greatest value.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Returns a publisher of the least value by an order.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Returns a publisher of the least value by an order, which fails when the closure throws an error.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Returns a publisher of the greatest value by an order.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Returns a publisher of the greatest value by an order, which fails when the closure throws an error.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
