/// The value of a state for the life of its view, and the views that read it.
final class StateStorage<Value>: Sendable {
    private nonisolated(unsafe) var value: Value
    private let readers = StateReaders()

    init(_ value: Value) { unsafe self.value = value }

    /// The value; whoever reads it in a body is asked again when it changes.
    var current: Value {
        get {
            readers.noteReader()
            return unsafe value
        }
        set {
            let isChanged = unsafe !isSame(value, newValue)
            unsafe value = newValue
            if isChanged { readers.changed() }
        }
    }

    /// A binding to the value.
    var binding: Binding<Value> { Binding(get: { self.current }, set: { self.current = $0 }) }
}
