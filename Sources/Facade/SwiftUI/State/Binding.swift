/// A value that is owned elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private nonisolated(unsafe) let read: () -> Value
    private nonisolated(unsafe) let write: (Value, Transaction) -> Void
    /// The transaction of changes.
    public nonisolated(unsafe) var transaction = Transaction()

    /// Creates a binding from closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        unsafe read = get
        unsafe write = { value, _ in set(value) }
    }

    /// Creates a binding from closures, of which the second is told how to change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        unsafe read = get
        unsafe write = set
    }

    /// Creates a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { unsafe read() }
        nonmutating set {
            guard unsafe transaction.saysAnything else { return unsafe write(newValue, transaction) }
            unsafe transaction.making { unsafe write(newValue, transaction) }
        }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let property = Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
        return unsafe transaction.saysAnything ? property.transaction(transaction) : property
    }

    /// Creates a binding to an optional value from one to a value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// Creates a binding to a value from one to an optional value; `nil` if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
    /// Creates a binding to a hashable value as one of any type.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { base.wrappedValue }, set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
    }

    /// Returns the binding with a transaction for its changes.
    public func transaction(_ transaction: Transaction) -> Binding {
        var binding = self
        unsafe binding.transaction = transaction
        return binding
    }
    /// Returns the binding with an animation for its changes.
    public func animation(_ animation: Animation? = .default) -> Binding {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: DynamicProperty {}
extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// What goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A place.
    public typealias Index = Value.Index
    /// The places.
    public typealias Indices = Value.Indices
    /// The first place.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The place after the last one.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The places.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the next place.
    public func index(after place: Value.Index) -> Value.Index { wrappedValue.index(after: place) }
    /// The element at a place.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the place before.
    public func index(before place: Value.Index) -> Value.Index { wrappedValue.index(before: place) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
