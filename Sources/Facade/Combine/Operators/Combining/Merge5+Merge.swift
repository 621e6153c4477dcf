extension Publishers.Merge5 {
    /// Returns a publisher that merges another publisher, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher>(with publisher1: P, _ publisher2: Q)
        -> Publishers.Merge7<A, B, C, D, E, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
    }
}
