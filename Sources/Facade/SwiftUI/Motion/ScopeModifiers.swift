/// Changes the transactions of the views below when a value changes.
nonisolated struct ValueScope<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let kept = inputs.node.kept as? Kept ?? Kept(value)
        kept.scope.change = change
        if inputs.node.kept !== kept {
            inputs.node.kept = kept
        } else if kept.value != value {
            kept.value = value
            kept.scope.turn = inputs.node.graph.beginMotion().turn
        }
        return inputs.make(in: kept.scope, body)
    }

    @MainActor private final class Kept {
        let scope = MotionScope(isLasting: false)
        var value: Value

        init(_ value: Value) { self.value = value }
    }
}

/// Changes the transactions of the views below in all updates.
nonisolated struct LastingScope: PrimitiveModifier {
    let change: (inout Transaction) -> Void
    /// Where the transaction around is kept for views that it does not concern.
    var outer: OuterTransaction?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let node = inputs.node
        let scope: MotionScope
        if let known = node.kept as? MotionScope {
            scope = known
        } else {
            scope = MotionScope(isLasting: true)
            node.kept = scope
            node.graph.lastingScopes += 1
            node.whenLeaving { [weak graph = node.graph] in graph?.lastingScopes -= 1 }
        }
        let (change, outer) = (change, outer)
        scope.change = {
            outer?.transaction = $0
            change(&$0)
        }
        return inputs.make(in: scope, body)
    }
}

/// The transaction around a modifier, for the views that it does not concern.
nonisolated final class OuterTransaction {
    var transaction = Transaction()
}

/// Gives views the transaction back that a modifier around changed.
nonisolated struct RestoredScope: PrimitiveModifier {
    let outer: OuterTransaction

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let scope = inputs.node.kept as? MotionScope ?? MotionScope(isLasting: true)
        inputs.node.kept = scope
        let outer = outer
        scope.change = { $0 = outer.transaction }
        return inputs.make(in: scope, body)
    }
}
