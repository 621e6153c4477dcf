extension Publishers {
    /// A publisher of a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "MapKeyPath", subscriber, stage: { [keyPath] in .send($0[keyPath: keyPath]) }))
        }
    }
}

extension Publishers {
    /// A publisher of two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = (Output0, Output1)
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The key path of a second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "MapKeyPath2", subscriber,
                    stage: { [keyPath0, keyPath1] in .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }))
        }
    }
}

extension Publishers {
    /// A publisher of three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = (Output0, Output1, Output2)
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The key path of a second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The key path of a third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>(
                    "MapKeyPath3", subscriber,
                    stage: { [keyPath0, keyPath1, keyPath2] in
                        .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
                    }))
        }
    }
}

extension Publisher {
    /// Returns a publisher of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Returns a publisher of two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Returns a publisher of three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
