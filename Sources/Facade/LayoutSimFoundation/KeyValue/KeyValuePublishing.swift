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
            let tie = ObservationTie()
            subscriber.receive(subscription: tie)
            guard !tie.isCancelled else { return }
            let (object, keyPath) = (object, keyPath)
            if options.contains(.initial) { _ = subscriber.receive(object[keyPath: keyPath]) }
            guard !tie.isCancelled else { return }
            tie.object = object
            tie.observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
                _ = subscriber.receive(object[keyPath: keyPath])
            }
        }
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

/// The subscription to an observed object, which it retains.
private final class ObservationTie: Subscription {
    var observation: NSKeyValueObservation?
    var object: NSObject?
    private(set) var isCancelled = false

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {
        isCancelled = true
        observation?.invalidate()
        observation = nil
        object = nil
    }
}
