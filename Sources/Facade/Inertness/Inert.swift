/// A property that keeps its value and has no effect otherwise; a change from its first value is recorded.
///
/// What is recorded ends up in goldens and in the results of tests, so that no picture passes for more than it shows.
@propertyWrapper public struct Inert<Value> {
    // Creating and reading a property is inlined into other modules, since each view has a dozen of them.
    @usableFromInline var value: Value
    @usableFromInline let inertness: Inertness
    @usableFromInline let member: StaticName
    @usableFromInline var change: Change?

    /// The value before the first change, and the record of that change.
    @usableFromInline final class Change {
        let first: Value
        let use: InertUse.Number

        fileprivate init(first: Value, use: InertUse.Number) {
            self.first = first
            self.use = use
        }
    }

    /// Creates a property with its first value, and with what it would change on a device.
    ///
    /// A property of a structure, which no mirror finds when it changes, gives its name, such as
    /// `UIListContentConfiguration.alpha`.
    @inlinable public init(wrappedValue: Value, _ inertness: Inertness, as member: StaticString = "") {
        value = wrappedValue
        self.inertness = inertness
        self.member = StaticName(member)
        change = nil
    }

    /// The value of a structure's property.
    public var wrappedValue: Value {
        @inlinable get { value }
        set { _ = take(newValue) }
    }

    /// Sets the value; returns the number of the use if this is the first change.
    private mutating func take(_ new: Value) -> InertUse.Number? {
        let old = value
        value = new
        if let change {
            if isSame(change.first, new) { self.change = nil }
            return nil
        }
        guard !isSame(old, new) else { return nil }
        let use = InertUses.add(InertUse(inertness, member.text, isOfProperty: true))
        guard let use else { return nil }
        change = Change(first: old, use: use)
        return use
    }

    /// The value of an object's property.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
        storage path: ReferenceWritableKeyPath<Owner, Inert<Value>>
    ) -> Value {
        @inlinable get { owner[keyPath: path].value }
        set {
            guard let use = owner[keyPath: path].take(newValue) else { return }
            InertUses.note(use, in: owner)
        }
    }
}

extension Inert: Equatable where Value: Equatable {
    /// Returns whether two properties have equal values, whatever was told of them.
    public static func == (one: Inert, other: Inert) -> Bool { one.value == other.value }
}

extension Inert: Hashable where Value: Hashable {
    /// Feeds the value into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Inert.Change: Sendable where Value: Sendable {}
extension Inert: Sendable where Value: Sendable {}

/// A property without effect whatever its type, as a mirror finds it.
protocol InertProperty {
    /// The use that the property's value stands for; `nil` while it has its first value.
    var use: InertUse.Number? { get }
}

extension Inert: InertProperty {
    var use: InertUse.Number? { change?.use }
}
