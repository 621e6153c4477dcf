/// How a view comes and goes; `nil` for by fading.
enum TransitionKey: ViewTraitKey { static var defaultValue: AnyTransition? { nil } }

/// Says how a view comes and goes.
nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        for element in outputs.elements { element.traits[TransitionKey.self] = transition }
        return outputs
    }
}
