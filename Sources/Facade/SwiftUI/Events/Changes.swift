public import Combine

/// Calls a closure when a value is another one than before.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let (action, value) = (action, value)
        if let last = inputs.node.kept as? Last {
            let old = last.value
            last.value = value
            if old != value { inputs.node.graph.afterLayout { action(old, value) } }
        } else {
            inputs.node.kept = Last(value)
            if isInitial { inputs.node.graph.afterLayout { action(value, value) } }
        }
        return outputs
    }

    @MainActor private final class Last {
        var value: Value

        init(_ value: Value) { self.value = value }
    }
}

extension View {
    /// Calls a closure when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
    /// Calls a closure with the old and the new value when it changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }
    /// Calls a closure with the new value when it changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
    /// Calls a closure with what a publisher sends.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceivingModifier(publisher: publisher, action: action))
    }
}

/// Calls a closure with what a publisher sends while a view is in the tree.
nonisolated struct ReceivingModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let kept = inputs.node.kept as? Receiver ?? Receiver()
        kept.action = action
        if inputs.node.kept !== kept {
            inputs.node.kept = kept
            kept.subscription = publisher.sink { [weak kept] in kept?.action($0) }
            inputs.node.whenLeaving { kept.subscription = nil }
        }
        return body(inputs)
    }

    private final class Receiver {
        var action: (P.Output) -> Void = { _ in }
        var subscription: AnyCancellable?
    }
}
