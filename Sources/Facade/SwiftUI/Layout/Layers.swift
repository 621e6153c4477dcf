import LayoutSimGeometry
import LayoutSimProposalTree

/// Puts a view in front of or behind another one, in the size of that.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var outputs = body(inputs)
        let primaries = outputs.elements
        outputs.elements = zip(outputs.places, primaries).map { index, element in
            if element.gap != nil { return element }
            let secondary = inputs.makeOne(layer, .index(1 + index), alignment: alignment)
            outputs.preferences.merge(secondary.preferences)
            guard let layer = secondary.elements.first else { return element }
            return ViewElement(
                inputs.node, .secondary(alignment, isBehind: isBehind), [element, layer], traits: element.traits,
                part: index)
        }
        return outputs
    }
}

extension View {
    /// Puts views in front of this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
    }
    /// Puts a view in front of this one.
    @_disfavoredOverload public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }
    /// Puts views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
    }
    /// Puts a view behind this one.
    @_disfavoredOverload public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }
}
