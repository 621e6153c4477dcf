extension Publishers {
    /// A publisher of the last result of a closure that gets the result so far with each value.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// The closure that makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "Reduce", subscriber, from: initial,
                    next: { [nextPartialResult] result, value in
                        result = result.map { nextPartialResult($0, value) }
                        return .proceed
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the last result of a closure that gets the result so far with each value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher of the last result of a closure that gets the result so far with each value, which fails when the
    /// closure throws an error.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result before the first value.
        public let initial: Output
        /// The closure that makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Reduction<Upstream.Output, Upstream.Failure, S>(
                    "TryReduce", subscriber, from: initial,
                    trying: { [nextPartialResult] result, value in
                        result = try result.map { try nextPartialResult($0, value) }
                        return .proceed
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the last result of a closure that gets the result so far with each value, which fails
    /// when the closure throws an error.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
