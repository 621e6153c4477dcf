import LayoutSimGeometry
import LayoutSimProposalTree

extension View {
    /// Insets the view by lengths, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(.padding(insets.value)))
    }
    /// Insets the view at some edges; without a length by 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }
    /// Insets the view at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Insets the view by what a scene has at its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Insets the view within its safe area, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(.safeAreaPadding(insets.value)))
    }
    /// Insets the view within its safe area; without a length by 16 points.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }
    /// Insets the view within its safe area, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
    /// The insets as layout has them; leading is left.
    var value: LayoutSimGeometry.EdgeInsets {
        LayoutSimGeometry.EdgeInsets(
            top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing))
    }
}

extension Edge.Set {
    /// The edges as layout has them.
    var value: EdgeSet { EdgeSet(ViewEdge.allCases.filter { contains($0.set) }) }
}
