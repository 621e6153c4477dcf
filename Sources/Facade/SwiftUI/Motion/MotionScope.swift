/// What a modifier makes of the transactions of the views below it.
@MainActor final class MotionScope {
    /// Changes a transaction.
    var change: (inout Transaction) -> Void = { _ in }
    /// The number of the update in which it changes transactions; `nil` for none.
    var turn: Int?
    /// Whether it changes those of all updates.
    let isLasting: Bool

    init(isLasting: Bool) { self.isLasting = isLasting }

    /// Returns what becomes of a transaction in an update.
    func applied(to transaction: Transaction, in turn: Int) -> Transaction {
        guard isLasting || self.turn == turn else { return transaction }
        var transaction = transaction
        change(&transaction)
        return transaction
    }
}

extension _ViewInputs {
    /// Makes views whose transactions a scope changes.
    func make(in scope: MotionScope, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs: _ViewOutputs
        if let motion = node.graph.motion {
            let outer = motion.transaction
            motion.transaction = scope.applied(to: outer, in: motion.turn)
            outputs = body(self)
            motion.transaction = outer
        } else {
            outputs = body(self)
        }
        for element in outputs.elements where !element.scopes.contains(where: { $0 === scope }) {
            element.scopes.insert(scope, at: 0)
        }
        return outputs
    }
}
