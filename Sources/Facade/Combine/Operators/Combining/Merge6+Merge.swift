extension Publishers.Merge6 {
    /// Returns a publisher that merges another publisher, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher>(with publisher1: P, _ publisher2: Q)
        -> Publishers.Merge8<A, B, C, D, E, F, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge8(a, b, c, d, e, f, publisher1, publisher2)
    }
}
