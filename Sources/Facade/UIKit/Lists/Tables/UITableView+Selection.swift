import Foundation

extension UITableView {
    /// Selects a row as a tap does: the delegate may refuse or redirect the selection, then the cell's segue is
    /// performed and the delegate is notified.
    ///
    /// The segue comes first, as in UIKit.
    package func userSelectsRow(at path: IndexPath) {
        guard allowsSelection || isEditing, let cell = cellForRow(at: path), cell.isUserInteractionEnabled else {
            return
        }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        selectByTouch(path)
    }

    /// Selects or deselects a touched row, if the delegate allows it.
    func selectByTouch(_ path: IndexPath) {
        let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if allowsMany, selection.contains(path) { return deselectByTouch(path) }
        var chosen = path
        if let delegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
            chosen = answer
        }
        if !allowsMany { for old in selection where old != chosen { deselectByTouch(old) } }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        if let cell = cellForRow(at: chosen) { cell.segues.select(cell) }
        delegate?.tableView(self, didSelectRowAt: chosen)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) ?? true, !isEditing {
            delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
        }
    }

    private func deselectByTouch(_ path: IndexPath) {
        var chosen = path
        if let delegate {
            guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
            chosen = answer
        }
        deselectRow(at: chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }
}
