// swift-format-ignore-file: NoLeadingUnderscores

/// Makes a view of another one.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the view that it makes.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the view that takes the place of another one.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the elements of a modified view; `body` makes those of the view itself.
    @MainActor static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

extension ViewModifier where Body == Never {
    /// Ends the process, since SwiftUI makes such views itself.
    public func body(content: Content) -> Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension ViewModifier {
    /// Returns the modifier that applies this one first and then another.
    public func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let place = ModifiedPlace.of(inputs.node)
        place.make = body
        place.invalidate()
        return inputs.makeListed(ModifierView(modifier: modifier, place: place), .index(1))
    }
}

/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let place: ModifiedPlace

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: _ViewModifier_Content, _ inputs: _ViewInputs) -> _ViewOutputs {
        view.place.note(inputs.node)
        return view.place.make(inputs)
    }
}

/// A modifier as a view, with a place of its own for its states.
nonisolated private struct ModifierView<Modifier: ViewModifier>: View {
    let modifier: Modifier
    let place: ModifiedPlace

    var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    @MainActor static func _makeView(_ view: ModifierView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        if node.needsBody || !(node.kept is KeptBody<Modifier.Body>) {
            let modifier = node.connected(view.modifier, in: inputs.environment)
            let content = _ViewModifier_Content<Modifier>(place: view.place)
            node.kept = KeptBody(node.observing { modifier.body(content: content) })
        }
        guard let kept = node.kept as? KeptBody<Modifier.Body> else { return _ViewOutputs() }
        return inputs.makeListed(kept.body)
    }
}

/// Where modified views stand in what their modifier makes of them.
@MainActor final class ModifiedPlace {
    private struct Reference {
        weak var node: ViewNode?
    }

    /// Makes the view that is modified.
    var make: (_ViewInputs) -> _ViewOutputs = { _ in _ViewOutputs() }
    private var nodes: [Reference] = []

    /// The place that a node keeps.
    static func of(_ node: ViewNode) -> ModifiedPlace {
        if let known = node.kept as? ModifiedPlace { return known }
        let place = ModifiedPlace()
        node.kept = place
        return place
    }

    /// Writes down where the view stands.
    func note(_ node: ViewNode) {
        nodes.removeAll { $0.node == nil || $0.node === node }
        nodes.append(Reference(node: node))
    }

    /// Has the modified view made again wherever it stands.
    func invalidate() {
        for reference in nodes { reference.node?.noteChangeAbove() }
    }
}
