/// Keeps a note beside a value that is no part of what the value is equal by, in a box of its own.
@propertyWrapper package struct Aside<Value: Hashable & Sendable>: Hashable, Sendable {
    @Seldom package var wrappedValue: Value?

    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    package static func == (left: Aside, right: Aside) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
