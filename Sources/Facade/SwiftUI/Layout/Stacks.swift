// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree

/// Views beside each other.
nonisolated public struct HStack<Content: View>: View, PrimitiveView, WrittenView {
    let layout: HStackLayout
    let content: Content
    let line = SourceLine()

    /// Creates a row of views, aligned vertically; without a spacing, neighbors say how far they are apart.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: HStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, view.layout._kind.kind)
    }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView, WrittenView {
    let layout: VStackLayout
    let content: Content
    let line = SourceLine()

    /// Creates a column of views, aligned horizontally; without a spacing, neighbors say how far they are apart.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: VStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, view.layout._kind.kind)
    }
}

/// Views in each other's place, later ones in front.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView, WrittenView {
    let layout: ZStackLayout
    let content: Content
    let line = SourceLine()

    /// Creates a stack of views in front of each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ZStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content, isSame: inputs.isSame).combined(inputs.node, view.layout._kind.kind)
    }
}

/// A row of views whose elements are made when they are seen.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView, WrittenView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    let line = SourceLine()

    /// Creates a row of views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: LazyHStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeRows(view.content).pinned(view.pinnedViews, inputs).combined(
            inputs.node, .stack(.horizontal, view.alignment.key, spacing: view.spacing.map(Double.init), isLazy: true))
    }
}

/// A column of views whose elements are made when they are seen.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView, WrittenView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    let line = SourceLine()

    /// Creates a column of views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: LazyVStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeRows(view.content).pinned(view.pinnedViews, inputs).combined(
            inputs.node, .stack(.vertical, view.alignment.key, spacing: view.spacing.map(Double.init), isLazy: true))
    }
}

extension _ViewOutputs {
    /// Returns the outputs with all elements in one.
    func combined(_ node: ViewNode, _ kind: ElementKind) -> _ViewOutputs {
        var outputs = self
        outputs.elements = [ViewElement(node, kind, elements, traits: ViewTraits())]
        return outputs
    }
}
