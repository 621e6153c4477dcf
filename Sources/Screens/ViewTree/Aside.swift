/// Stores an optional value out of line and excludes it from equality.
@propertyWrapper package struct Aside<Value: Hashable & Sendable>: Hashable, Sendable {
    @Seldom package var wrappedValue: Value?

    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    package static func == (left: Aside, right: Aside) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
