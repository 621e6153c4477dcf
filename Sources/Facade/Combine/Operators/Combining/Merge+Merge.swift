extension Publishers.Merge {
    /// Returns a publisher that merges another publisher, too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge3(a, b, other)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher>(with publisher1: P, _ publisher2: Q) -> Publishers.Merge4<A, B, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge4(a, b, publisher1, publisher2)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Merge5<A, B, P, Q, R>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure
    {
        Publishers.Merge5(a, b, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S
    ) -> Publishers.Merge6<A, B, P, Q, R, S>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, S.Output == Output, S.Failure == Failure
    {
        Publishers.Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S, _ publisher5: T
    ) -> Publishers.Merge7<A, B, P, Q, R, S, T>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure
    {
        Publishers.Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
    }

    /// Returns a publisher that merges other publishers, too.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
        with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: S, _ publisher5: T, _ publisher6: U
    ) -> Publishers.Merge8<A, B, P, Q, R, S, T, U>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, S.Output == Output, S.Failure == Failure, T.Output == Output, T.Failure == Failure,
        U.Output == Output, U.Failure == Failure
    {
        Publishers.Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
    }
}
