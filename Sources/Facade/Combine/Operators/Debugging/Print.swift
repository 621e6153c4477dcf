import Foundation

extension Publishers {
    /// A publisher that prints all events.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The beginning of each line.
        public let prefix: String
        /// Where lines go; `nil` for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix, stream)
            let events = EventClosures<Output, Failure>(
                subscribed: { printer.print("receive subscription: (\($0))") },
                valued: { printer.print("receive value: (\($0))") },
                completed: { completion in
                    switch completion {
                    case .finished: printer.print("receive finished")
                    case .failure(let error): printer.print("receive error: (\(error))")
                    }
                }, canceled: { printer.print("receive cancel") },
                requested: { printer.print("request \($0.text)") },
                answered: { printer.print("request \($0.text) (synchronous)") })
            upstream.subscribe(Watch("Print", subscriber, events))
        }
    }
}

extension Publisher {
    /// Returns a publisher that prints all events.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Subscribers.Demand {
    /// The demand as a log has it.
    fileprivate var text: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

/// A printer of lines to a stream.
private final class Printer {
    private let lock = NSLock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
    }

    func print(_ text: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
        }
    }
}
