public import Combine
public import Foundation

extension NSObject {
    /// Sends the values of a property as they change; told of the same properties as `observe(_:)`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object that has the property.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are sent beside those of changes.
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Begins to send to a subscriber.
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
    /// Sends the value of a property, and then each that it gets.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// The tie to an object that is observed, which it keeps.
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
