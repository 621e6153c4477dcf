import Foundation

/// A property of a class that publishes each new value before it is set.
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value; setting it publishes the new value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// The publisher of the property's values, starting with the current one.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        nonmutating set {}
    }

    /// The publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        /// The type of the property's values.
        public typealias Output = Value
        /// The publisher cannot fail.
        public typealias Failure = Never
        let box: PublishedBox<Value>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.audience.join(subscriber)
        }

        /// Sets the property to the values of another publisher.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            box.keep(publisher.sink { [weak box] in box?.set($0) })
        }
    }
}

/// The type-erased storage of a published property.
protocol AnyPublishedBox: AnyObject {
    /// The publisher that is notified before the property changes.
    var observer: ObservableObjectPublisher? { get set }
}

/// A type-erased published property, recognized by reflection.
protocol AnyPublished {
    var anyBox: any AnyPublishedBox { get }
}

extension Published: AnyPublished {
    var anyBox: any AnyPublishedBox { box }
}

final class PublishedBox<Value>: AnyPublishedBox {
    let audience: Audience<Value, Never>
    private let lock = NSLock()
    private var owner: ObservableObjectPublisher?
    private var sources: [AnyCancellable] = []

    /// The publisher that is told before the property changes.
    var observer: ObservableObjectPublisher? {
        get { lock.withLock { owner } }
        set { lock.withLock { owner = newValue } }
    }

    /// Keeps a subscription whose values the property takes, as long as the property exists.
    func keep(_ source: AnyCancellable) { lock.withLock { sources.append(source) } }

    init(_ value: Value) { audience = Audience("PublishedSubject", current: value) }

    var value: Value {
        guard let value = audience.current else { preconditionFailure("A published property has a value") }
        return value
    }

    func set(_ new: Value) {
        observer?.send()
        audience.announce(new)
    }
}
