package import LayoutSimGeometry

/// What a view says of its cell in a grid.
package struct GridCell: Hashable, Sendable {
    /// The number of columns that the cell takes.
    package var columns = 1
    /// The point of the cell at which the same point of the view lies, by its shares of their sizes; `nil` for the
    /// grid's alignment.
    package var anchor: Point?
    /// The axes on which the view does not make its column or its row longer.
    package var unsizedAxes: AxisSet = []
    /// The guide by which all cells of the column are aligned; `nil` for that of the grid.
    package var columnGuide: AlignmentGuide?

    package init(
        columns: Int = 1, anchor: Point? = nil, unsizedAxes: AxisSet = [], columnGuide: AlignmentGuide? = nil
    ) {
        self.columns = columns
        self.anchor = anchor
        self.unsizedAxes = unsizedAxes
        self.columnGuide = columnGuide
    }

    /// Returns what is said together with what a view around says, which counts more.
    package func inside(_ outer: GridCell) -> GridCell {
        var cell = self
        if outer.columns != 1 { cell.columns = outer.columns }
        cell.anchor = outer.anchor ?? anchor
        cell.unsizedAxes.formUnion(outer.unsizedAxes)
        cell.columnGuide = outer.columnGuide ?? columnGuide
        return cell
    }
}

extension GridCell {
    /// The inputs that are not the usual ones.
    var inputs: [ProposalInput] {
        (columns == 1 ? [] : [ProposalInput("columns", "\(columns)")])
            + (anchor.map { [.point("anchor", $0)] } ?? [])
            + (unsizedAxes.isEmpty ? [] : [ProposalInput("unsized-axes", ProposalInput.axes(unsizedAxes).words)])
            + (columnGuide.map { [ProposalInput("column-alignment", $0.description)] } ?? [])
    }

    init?(_ inputs: inout ProposalInputs) {
        self.init()
        if let columns = inputs.count("columns") {
            guard columns > 0 else { return nil }
            self.columns = columns
        }
        anchor = inputs.point("anchor")
        unsizedAxes = inputs.axes("unsized-axes") ?? []
        columnGuide = inputs.guide("column-alignment")
    }
}
