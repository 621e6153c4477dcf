/// Sets a style for a view and those in it.
nonisolated struct StyleModifier<Style>: PrimitiveModifier {
    let style: Style
    let set: @MainActor (Style, inout EnvironmentValues) -> Void

    init(_ style: Style, _ set: @escaping @MainActor (Style, inout EnvironmentValues) -> Void) {
        self.style = style
        self.set = set
    }

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inputs = inputs
        set(style, &inputs.environment)
        return body(inputs)
    }
}
