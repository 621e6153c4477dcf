// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree

/// A view with an identity of its own; another one is another view.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _makeView(_ view: IdentifiedView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.makeListed(view.content, .id(AnyHashable(view.id)), isSame: inputs.isSame)
        guard let positions = inputs.environment.scrollProxy else { return outputs }
        let place = GeometryPlace.of(inputs.node)
        positions.note(AnyHashable(view.id), at: place, in: inputs.environment.scrollRecord)
        return outputs.wrapped {
            let element = ViewElement(inputs.node, .plain(.decoration), [$0], reads: place)
            element.traits = $0.traits
            return element
        }
    }
}

extension View {
    /// Gives the view an identity of its own; another one is another view, with states of its own.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
