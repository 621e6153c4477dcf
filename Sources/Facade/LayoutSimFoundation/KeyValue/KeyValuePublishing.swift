public import Combine
public import Foundation

extension NSObject {
    /// A publisher of a property's values as they change; it publishes the properties that `observe(_:)` can observe.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// The type of failures, of which there are none.
        public typealias Failure = Never

        /// The object that has the property.
        public let object: Subject
        /// The key path of the property.
        public let keyPath: KeyPath<Subject, Value>
        /// The observing options, such as whether to send the initial value.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of an object's property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let observer = PropertyObserver(self, AnySubscriber(subscriber))
            subscriber.receive(subscription: observer)
            observer.start()
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    /// Returns whether both publish the same property of the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
}

extension KeyValueCoding where Self: NSObject {
    /// Returns a publisher that sends the value of a property, and then every new value.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// The subscription to an observed object, which it retains; values that are not requested are dropped, apart from the
/// first.
private final class PropertyObserver<Subject: NSObject, Value>: Subscription {
    private let lock = NSLock()
    private var publisher: NSObject.KeyValueObservingPublisher<Subject, Value>?
    private var subscriber: AnySubscriber<Value, Never>?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    private var first: Value?

    init(
        _ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ subscriber: AnySubscriber<Value, Never>
    ) {
        (self.publisher, self.subscriber) = (publisher, subscriber)
    }

    /// Sends the first value, if it is wanted, and observes.
    func start() {
        guard let publisher = lock.withLock({ publisher }) else { return }
        let (object, keyPath) = (publisher.object, publisher.keyPath)
        if publisher.options.contains(.initial) { send(object[keyPath: keyPath], isFirst: true) }
        guard lock.withLock({ subscriber != nil }) else { return }
        let observation = object.observe(keyPath, options: publisher.options.subtracting(.initial)) {
            [weak self] object, _ in self?.send(object[keyPath: keyPath])
        }
        lock.withLock { self.observation = observation }
    }

    private func send(_ value: Value, isFirst: Bool = false) {
        let subscriber = lock.withLock { () -> AnySubscriber<Value, Never>? in
            first = nil
            guard demand > .none else {
                if isFirst { first = value }
                return nil
            }
            demand -= 1
            return self.subscriber
        }
        guard let more = subscriber?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let first = lock.withLock {
            self.demand += demand
            return self.first
        }
        if let first { send(first) }
    }

    func cancel() {
        let observation = lock.withLock {
            defer { (publisher, subscriber, self.observation, first) = (nil, nil, nil, nil) }
            return self.observation
        }
        observation?.invalidate()
    }
}
