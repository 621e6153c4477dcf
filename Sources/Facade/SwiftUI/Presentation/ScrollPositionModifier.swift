/// Scrolls to the view that a binding names, and has it name the one in sight as the views are scrolled.
nonisolated struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let positions = inputs.node.kept as? ScrollPositions ?? ScrollPositions()
        inputs.node.kept = positions
        positions.outer = inputs.environment.scrollProxy
        positions.anchor = anchor
        var inner = inputs
        inner.environment = inputs.environment.setting(\.scrollProxy, positions, keptBy: inputs.node)
        let outputs = body(inner)
        let binding = id
        let value = inputs.node.observing { binding.wrappedValue }
        follow(value, positions, inputs.node.graph)
        positions.moved = { key in
            guard let value = key.base as? ID else { return }
            binding.wrappedValue = value
        }
        return outputs
    }

    @MainActor private func follow(_ value: ID?, _ positions: ScrollPositions, _ graph: ViewGraph) {
        guard value.map({ AnyHashable($0) }) != positions.named else { return }
        positions.named = value.map { AnyHashable($0) }
        graph.afterLayout {
            if let named = positions.named { positions.scroll(to: named, positions.anchor) }
        }
    }
}
