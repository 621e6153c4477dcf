/// A property of a class that sends each new value before it has it.
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    /// Creates a property with a value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    /// Creates a property with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value; a new one is sent.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// The publisher of the property's values, the present one first.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        nonmutating set {}
    }

    /// The publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        /// What the property holds.
        public typealias Output = Value
        /// A property cannot fail.
        public typealias Failure = Never
        let box: PublishedBox<Value>

        /// Begins to send to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.audience.join(AnySubscriber(subscriber), first: box.value)
        }

        /// Sets the property to what another publisher sends.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            publisher.sink { [weak box] in box?.set($0) }.store(in: &box.sources)
        }
    }
}

/// What is found of a published property without its type.
protocol AnyPublishedBox: AnyObject {
    /// Hears that the property will change.
    var observer: ObservableObjectPublisher? { get set }
}

/// A property that its holder knows to be published.
protocol AnyPublished {
    var anyBox: any AnyPublishedBox { get }
}

extension Published: AnyPublished {
    var anyBox: any AnyPublishedBox { box }
}

final class PublishedBox<Value>: AnyPublishedBox {
    private(set) var value: Value
    let audience = Audience<Value, Never>()
    var observer: ObservableObjectPublisher?
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
        observer?.send()
        audience.send(new)
        value = new
    }
}
