import LayoutSimGeometry
import LayoutSimProposalTree

extension View {
    /// Has the view take several columns of its grid, at least one.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(LayoutModifier(.gridCell(GridCell(columns: max(1, count)))))
    }
    /// Aligns the column of the view; of several cells that say it, the first one counts.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(LayoutModifier(.gridColumn(guide.key)))
    }
    /// Sets the point of the cell at which the same point of the view lies.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let point = Point(x: Double(anchor.x), y: Double(anchor.y))
        return modifier(LayoutModifier(.gridCell(GridCell(anchor: point))))
    }
    /// Has the view not make its column or row longer than other cells do.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(LayoutModifier(.gridCell(GridCell(unsizedAxes: axes.value))))
    }
}
