/// A variable of a spec that is set before each example and `nil` after it.
@propertyWrapper public struct TestState<T> {
    private final class Box { var value: T? }
    private let box = Box()

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The value; it must be set before it is read as one that is not optional.
    public var wrappedValue: T! {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// Creates a variable that the examples set.
    public init() { resetAfterEach() }

    /// Creates a variable that is set to a value before each example.
    public init(wrappedValue: @escaping @autoclosure () -> T?) {
        setBeforeEach(wrappedValue)
        resetAfterEach()
    }

    /// Creates a variable that is set to a value before each example.
    public init(_ initialValue: @escaping @autoclosure () -> T) {
        setBeforeEach(initialValue)
        resetAfterEach()
    }

    private func setBeforeEach(_ value: @escaping () -> T?) {
        let box = box
        World.shared.addHook { $0.before.append(.unisolated { box.value = value() }) }
    }

    private func resetAfterEach() {
        let box = box
        World.shared.addHook { $0.after.append(.unisolated { box.value = nil }) }
    }
}
