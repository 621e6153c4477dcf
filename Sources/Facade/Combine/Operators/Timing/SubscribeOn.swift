extension Publishers {
    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that the publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of its errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// Options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher from its parts.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Upstage(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
        }
    }
}

/// A subscription that passes on what goes upstream through a function, which decides where and when to do so.
private final class Upstage<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let description = "SubscribeOn"
    private let link: Link<Downstream>
    private let move: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, move: @escaping (@escaping () -> Void) -> Void) {
        self.move = move
        link = Link(downstream)
    }

    func receive(subscription: any Subscription) { link.open(subscription)?.receive(subscription: self) }
    func receive(_ input: Input) -> Subscribers.Demand { link.downstream?.receive(input) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { link.finish(completion) }
    func request(_ demand: Subscribers.Demand) { move { self.link.request(demand) } }

    func cancel() {
        guard let subscription = link.close()?.subscription else { return }
        move { subscription.cancel() }
    }
}

extension Publisher {
    /// Returns a publisher that subscribes, requests and cancels on a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
