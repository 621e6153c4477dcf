import Foundation

extension UITableView {
    /// Returns the row under a touch that no other view in the row handles.
    private func row(under touch: UITouch?) -> IndexPath? {
        guard let touch, let view = touch.view,
            let cell = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UITableViewCell }).first,
            cell.isUserInteractionEnabled
        else { return nil }
        return indexPath(for: cell)
    }

    /// Returns whether a touch is on the detail button of a cell.
    private func isOnAccessory(_ touch: UITouch, _ cell: UITableViewCell) -> Bool {
        guard cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton else { return false }
        let x = touch.location(in: cell).x
        return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? x < cell.contentView.frame.minX : x > cell.contentView.frame.maxX
    }

    /// Highlights the row under a touch; returns `false` if there is none.
    func touchRow(_ touch: UITouch?) -> Bool {
        if rowSwipe != nil {
            closeRowSwipe()
            return true
        }
        guard let path = row(under: touch) else { return false }
        guard allowsSelection(at: path), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
            return true
        }
        touchedRow = path
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Ends the highlight, and selects the row or triggers its accessory button if the touch ended there.
    func leaveRow(_ touch: UITouch?, selecting: Bool) -> Bool {
        let path = row(under: touch)
        if selecting, let path, let touch, let cell = cellForRow(at: path), isOnAccessory(touch, cell) {
            unhighlight()
            cell.segues.tapAccessory(cell)
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            return true
        }
        guard let touched = unhighlight() else { return path != nil }
        if selecting, let touch, bounds.contains(touch.location(in: self)) { selectByTouch(touched) }
        return true
    }

    @discardableResult private func unhighlight() -> IndexPath? {
        guard let path = touchedRow else { return nil }
        touchedRow = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    private func allowsSelection(at path: IndexPath) -> Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
}
