package import LayoutSimViewTree

/// What a cell and its content view are to each other, whatever the size of the cell.
package struct CellContent: Hashable, Sendable {
    /// Whether it is that of a table view's cell.
    package var isOfRow: Bool
    /// Its margins in a cell without an accessory.
    package var layoutMargins: LayoutMargins
    /// What stands beside it.
    package var accessory: RowAccessory?
    /// What the line below the cell takes from its height, in points.
    package var bottomInset: Double
}
