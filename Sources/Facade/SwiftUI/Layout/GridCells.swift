import LayoutSimInertness

extension View {
    /// Has the view take several columns of its grid; it takes one.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        if count != 1 { inert(.layout, "View.gridCellColumns(_:)") }
        return self
    }
    /// Aligns the column of the view; it is aligned as the grid is.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { told(.layout) }
    /// Sets the point of the view that is aligned in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { told(.layout) }
    /// Has the view not make its column or row larger.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { told(.layout) }
}
