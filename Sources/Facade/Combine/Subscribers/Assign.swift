import Foundation

extension Subscribers {
    /// A subscriber that assigns each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// The subscriber receives no errors.
        public typealias Failure = Never
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var root: Root?

        /// The object; `nil` after the end.
        public var object: Root? { lock.withLock { root } }
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// The name of the type with its object's.
        public var description: String { "Assign \(Root.self)." }

        /// Creates a subscriber that assigns to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (root, self.keyPath) = (object, keyPath)
        }

        /// Requests all values.
        public func receive(subscription: any Subscription) {
            let isNew = lock.withLock {
                guard self.subscription == nil, root != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isNew { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Assigns a value.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) { _ = end() }

        /// Cancels the subscription, and releases the object.
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            lock.lock()
            let (ended, released) = (subscription, root)
            (subscription, root) = (nil, nil)
            lock.unlock()
            withExtendedLifetime(released) {}
            return ended
        }
    }
}
