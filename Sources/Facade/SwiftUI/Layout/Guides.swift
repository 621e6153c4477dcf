// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree

extension View {
    /// Places a guide of the view, in points.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(.guide(g.key, computeValue)))
    }
    /// Places a guide of the view, in points.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutModifier(.guide(g.key, computeValue)))
    }
    /// Gives the view a value for the layout around it.
    public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
    }
    /// Gives the view the value that a selection has when it is chosen.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagKey>(value: AnyHashable(tag)))
    }
}

/// Gives a view a value for the one around it.
nonisolated struct TraitModifier<Key: ViewTraitKey>: ElementModifier {
    let value: Key.Value

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        let marked = ViewElement(node, .plain(.decoration), [element], part: element.identity.part)
        marked.traits[Key.self] = value
        return marked
    }
}

/// A flexible space in a stack.
nonisolated public struct Spacer: View, PrimitiveView, WrittenView {
    /// The least length, in points; `nil` for 8.
    public var minLength: CGFloat?
    let line = SourceLine()

    /// Creates a space.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Spacer, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.elements = [ViewElement(inputs.node, .spacer(minimum: view.minLength.map(Double.init)))]
        return outputs
    }
}
