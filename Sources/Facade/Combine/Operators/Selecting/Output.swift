extension Publishers {
    /// A publisher of the values at positions in a range.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The positions, from 0.
        public let range: CountableRange<Int>

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                return upstream.subscribe(NoValues<Upstream.Output, Upstream.Failure, S>("Output", subscriber))
            }
            var position = -1
            upstream.subscribe(
                Transformer<Upstream.Output, Upstream.Failure, S>("Output", subscriber) { [range] value in
                    position += 1
                    if position == range.upperBound - 1 { return .sendLast(value) }
                    return range.contains(position) ? .send(value) : .skip
                })
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

/// A subscription that finishes at once.
private final class NoValues<Input, Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
    let description: String
    private let downstream: Downstream

    init(_ description: String, _ downstream: Downstream) {
        (self.description, self.downstream) = (description, downstream)
    }

    func receive(subscription: any Subscription) {
        subscription.cancel()
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: .finished)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
}
