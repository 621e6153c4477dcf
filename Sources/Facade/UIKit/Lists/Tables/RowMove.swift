import Foundation
import LayoutSimUIKitArithmetic

extension UITableView {
    /// Returns how a row is edited: the data source decides whether it can be, the delegate how.
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

    /// Updates the editing state of a row.
    func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let editing = editing(of: path)
        if cell.rowEditing != editing { cell.rowEditing = editing }
        if let editing { cell.showsReorderControl = editing.isMovable }
        if cell.isEditing != (editing != nil) { cell.setEditing(editing != nil, animated: animated) }
    }

    /// Updates the editing state of all rows after editing began or ended.
    func editingChanged(animated: Bool) {
        closeRowSwipe()
        for path in rows.keys.sorted() {
            if let cell = rows[path] { showEditing(of: cell, at: path, animated: animated) }
        }
        // Narrower contents may be taller.
        measuredHeights = [:]
        invalidateGeometry()
    }

    func beginMove(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        rowMove = ListMove(path, cell, in: self)
    }

    /// Moves the row to the vertical position of a touch, in points of the table.
    func followMove(to y: CGFloat) {
        guard let move = rowMove else { return }
        move.cell.center.y = y
        let geometry = validGeometry
        guard let proposed = geometry.row(at: min(max(y, 0), geometry.height.nextDown)) else { return }
        let target = delegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: proposed)
        rowMove?.target = target ?? proposed
    }

    /// Ends the interactive movement, keeping the new position or restoring the original one.
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
