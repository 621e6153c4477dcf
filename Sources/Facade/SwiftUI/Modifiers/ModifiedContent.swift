// swift-format-ignore-file: NoLeadingUnderscores

/// A view or a modifier with a modifier.
public struct ModifiedContent<Content, Modifier>: WrittenView {
    /// The view or modifier.
    public var content: Content
    /// The modifier of the view.
    public var modifier: Modifier
    let line = SourceLine()

    /// Creates a modified view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A modified view has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.content
        // Not the node itself, which may keep the closure.
        let (node, isSame) = (ObjectIdentifier(inputs.node), inputs.isSame)
        return Modifier._makeView(view.modifier, inputs) {
            $0.makeListed(content, isSame: isSame && ObjectIdentifier($0.node) == node)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Makes the elements of the view.
    @MainActor public static func _makeView(
        _ modifier: Self, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inner = modifier.content
        return Modifier._makeView(modifier.modifier, inputs) { inputs in
            inputs.makeListed(InnerModifier(modifier: inner, make: body))
        }
    }
}

/// The first of two modifiers, as the view that the second modifies.
nonisolated private struct InnerModifier<Modifier: ViewModifier>: View, PrimitiveView {
    let modifier: Modifier
    let make: (_ViewInputs) -> _ViewOutputs

    @MainActor static func _makeView(_ view: InnerModifier, _ inputs: _ViewInputs) -> _ViewOutputs {
        Modifier._makeView(view.modifier, inputs, view.make)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
