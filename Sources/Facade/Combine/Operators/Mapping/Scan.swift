extension Publishers {
    /// A publisher of the results of a closure that gets the last result with each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// The closure that makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "Scan", subscriber,
                    stage: { [nextPartialResult] in
                        result = nextPartialResult(result, $0)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the results of a closure that gets the last result with each value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher of the results of a closure that gets the last result with each value, which fails when the closure
    /// throws an error.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// The closure that makes the next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher from its parts.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "TryScan", subscriber,
                    trying: { [nextPartialResult] in
                        result = try nextPartialResult(result, $0)
                        return .send(result)
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of the results of a closure that gets the last result with each value, which fails when the
    /// closure throws an error.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
