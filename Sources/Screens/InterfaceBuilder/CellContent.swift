package import LayoutSimViewTree

/// The geometry of a cell's content view, independent of the cell's size.
package struct CellContent: Hashable, Sendable {
    /// Whether the cell belongs to a table view.
    package var isOfRow: Bool
    /// The margins in a cell without an accessory.
    package var layoutMargins: LayoutMargins
    /// The accessory next to the content view.
    package var accessory: RowAccessory?
    /// The height that the separator below the cell takes, in points.
    package var bottomInset: Double
}
