// swift-format-ignore-file: NoLeadingUnderscores

/// A modifier that SwiftUI applies itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Returns what becomes of the elements of a view.
    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
}

extension PrimitiveModifier {
    /// Makes the elements of the view.
    @MainActor public static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        modifier.outputs(inputs, body)
    }
}

/// A modifier that puts each element of a view below one of its own.
@MainActor protocol ElementModifier: PrimitiveModifier {
    /// Returns the element around another one.
    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement
}

extension ElementModifier {
    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        body(inputs).wrapped { element($0, inputs.node) }
    }

    private func element(_ element: ViewElement, _ node: ViewNode) -> ViewElement {
        self.element(node, around: element)
    }
}
