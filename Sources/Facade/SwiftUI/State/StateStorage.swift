import QuartzCore
import UIKit

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
            guard isChanged else { return }
            StateChanges.noteChange()
            readers.changed()
        }
    }

    /// A binding to the value.
    var binding: Binding<Value> { Binding(get: { self.current }, set: { self.current = $0 }) }
}

/// Tells of states that change while a body is asked.
enum StateChanges {
    /// Notes that a state changed.
    static func noteChange() {
        guard AnimationClock.isOnMain else { return }
        MainActor.assumeIsolated {
            guard let node = BodyEvaluation.shared.node else { return }
            LayoutFindings.tell(
                "Modifying state during view update, this will cause undefined behavior.\(node.words)")
        }
    }
}
