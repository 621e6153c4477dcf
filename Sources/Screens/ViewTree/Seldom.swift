/// Stores a rarely used property out of line, so that views remain small when they are copied.
@propertyWrapper package struct Seldom<Value: Hashable & Sendable>: Hashable, Sendable {
    private indirect enum Box: Hashable, Sendable {
        case value(Value)
    }

    private var box: Box?

    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    package var wrappedValue: Value? {
        get { if case .value(let value)? = box { value } else { nil } }
        set { box = newValue.map { .value($0) } }
    }
}
