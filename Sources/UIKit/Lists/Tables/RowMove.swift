import Foundation

/// A row that a finger moves by its grip.
@MainActor final class RowMove {
    let source: IndexPath
    /// Where the delegate lets the row go.
    private(set) var target: IndexPath
    private weak var table: UITableView?
    private let cell: UITableViewCell

    init(_ source: IndexPath, _ cell: UITableViewCell, in table: UITableView) {
        (self.source, target, self.cell, self.table) = (source, source, cell, table)
        table.bringSubviewToFront(cell)
    }

    /// Has the row follow a finger at a height in the table, in points.
    func follow(_ y: CGFloat) {
        guard let table else { return }
        cell.center.y = y
        let geometry = table.validGeometry
        guard let proposed = geometry.row(at: min(max(y, 0), geometry.height.nextDown)) else { return }
        target =
            table.delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    }
}

extension UITableView {
    /// Says how rows are edited: the data source knows which, the delegate how.
    func editing(of path: IndexPath) -> UITableViewCell.Editing? {
        guard isEditing, let dataSource else { return nil }
        let isEditable = dataSource.tableView(self, canEditRowAt: path)
        let isMovable = dataSource.tableView(self, canMoveRowAt: path)
        guard isEditable || isMovable else { return nil }
        var editing = UITableViewCell.Editing(isMovable: isMovable)
        guard isEditable else {
            editing.indents = false
            return editing
        }
        editing.selectsMany = allowsMultipleSelectionDuringEditing
        editing.style =
            editing.selectsMany ? .none : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return editing
    }

    /// Tells a row whether it is edited, and how.
    func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let editing = editing(of: path)
        if cell.rowEditing != editing { cell.rowEditing = editing }
        if cell.isEditing != (editing != nil) { cell.setEditing(editing != nil, animated: animated) }
    }

    /// Tells all rows that editing began or ended.
    func editingChanged(animated: Bool) {
        closeRowSwipe()
        for path in rows.keys.sorted() {
            if let cell = rows[path] { showEditing(of: cell, at: path, animated: animated) }
        }
        // Narrower contents may be higher.
        measuredHeights = [:]
        invalidateGeometry()
    }

    func beginMove(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        rowMove = RowMove(path, cell, in: self)
    }

    /// Lets the row go where it is, or back to where it was.
    func endMove(isDone: Bool) {
        guard let move = rowMove else { return }
        rowMove = nil
        if isDone, move.target != move.source, let dataSource {
            dataSource.tableView(self, moveRowAt: move.source, to: move.target)
            if rows[move.source] != nil { moveRow(at: move.source, to: move.target) }
        }
        setNeedsLayout()
    }
}
