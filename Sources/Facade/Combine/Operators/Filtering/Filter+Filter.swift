extension Publishers.Filter {
    /// Returns a publisher of the values that satisfy both predicates.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }

    /// Returns a publisher of the values that satisfy both predicates, which fails when one throws an error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Returns a publisher of the values that satisfy both predicates.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }

    /// Returns a publisher of the values that satisfy both predicates, which fails when one throws an error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}
