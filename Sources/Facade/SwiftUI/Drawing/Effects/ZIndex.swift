/// A view with a place in front of or behind others.
nonisolated struct Indexed<Content: View>: View, PrimitiveView {
    let content: Content
    let value: Double

    @MainActor static func _makeView(_ view: Indexed, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.make(view.content)
        for element in outputs.elements { element.traits[ZIndexKey.self] = view.value }
        return outputs
    }
}

extension View {
    /// Sets the order in front of others in the same place, greater ones in front.
    nonisolated public func zIndex(_ value: Double) -> some View { Indexed(content: self, value: value) }
}
