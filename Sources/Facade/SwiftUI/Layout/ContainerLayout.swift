// swift-format-ignore-file: NoLeadingUnderscores

/// A layout that the engine knows by itself.
public protocol _ContainerLayout: Layout where Cache == Void {
    /// What the layout is to the engine.
    var _kind: _ContainerKind { get }
}

/// What a layout is to the engine.
public struct _ContainerKind {
    let kind: ElementKind
}

extension _ContainerLayout {
    /// Returns the size that the layout takes, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(as: _kind.kind, proposal)
    }

    /// Places the views in bounds, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(as: _kind.kind, in: bounds, proposal)
    }

    /// Returns what the layout asks of its neighbors.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.spacing(as: _kind.kind)
    }
}
