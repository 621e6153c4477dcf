// swift-format-ignore-file: NoLeadingUnderscores

/// Views in a layout.
nonisolated struct LaidOutView<Arrangement: Layout, Content: View>: View, PrimitiveView, WrittenView {
    var layout: Arrangement
    let content: Content
    let line = SourceLine()

    @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.make(view.content, isSame: inputs.isSame)
        let layout: any Layout = (view.layout as? AnyLayout)?.layout ?? view.layout
        return outputs.combined(inputs.node, kind(of: layout, inputs))
    }

    /// Returns a layout as the engine knows it: by itself, or as code that keeps its cache in the node of the view.
    @MainActor private static func kind<Known: Layout>(of layout: Known, _ inputs: _ViewInputs) -> ElementKind {
        if let container = layout as? any _ContainerLayout { return container._kind.kind }
        let direction = inputs.environment.layoutDirection
        if let box = inputs.node.kept as? LayoutBox<Known> {
            box.update(layout, direction)
            return .layout(box)
        }
        let box = LayoutBox(layout, direction)
        inputs.node.kept = box
        return .layout(box)
    }
}
