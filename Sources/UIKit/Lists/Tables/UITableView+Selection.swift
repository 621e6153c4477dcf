import Foundation

extension UITableView {
    /// Selects a row as a tap does: the delegate may forbid or change it, then the cell's segue and the delegate are told.
    ///
    /// The segue comes first, as in UIKit.
    package func userSelectsRow(at path: IndexPath) {
        guard allowsSelection || isEditing, let cell = cellForRow(at: path), cell.isUserInteractionEnabled else {
            return
        }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        var chosen = path
        if let delegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
            chosen = answer
        }
        if !allowsMultipleSelection {
            for old in indexPathsForSelectedRows ?? [] where old != chosen {
                deselectRow(at: old, animated: false)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        if let cell = cellForRow(at: chosen) { cell.segues.select(cell) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }
}
