extension Publishers.Merge7 {
    /// Returns a publisher that merges another publisher, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
}
