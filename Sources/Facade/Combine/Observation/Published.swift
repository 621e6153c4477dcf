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
            publisher.sink { [weak box] in box?.set($0) }.store(in: &box.sources)
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
    var observer: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []

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
