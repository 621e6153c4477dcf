import Foundation

extension Publishers {
    /// A publisher that is connected from its first subscriber on until the last one cancels.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public final let upstream: Upstream
        private let lock = NSLock()
        private var connection: (any Cancellable)?
        private var subscribers = 0

        /// Creates a publisher that connects another one.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber; the first one connects the publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            let events = EventClosures<Output, Failure>(
                completed: { [weak self] _ in self?.release() }, canceled: { self.leave() })
            upstream.subscribe(Watch("Autoconnect", subscriber, events))
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isWanted { connection.cancel() }
        }

        /// A publisher that has completed is not connected again.
        private func release() {
            lock.withLock {
                defer { connection = nil }
                return connection
            }?.cancel()
        }

        private func leave() {
            let last = lock.withLock { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            last?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Returns a publisher that is connected from its first subscriber on until the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
