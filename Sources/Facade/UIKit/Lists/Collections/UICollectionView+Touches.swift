import Foundation

extension UICollectionView {
    /// Returns the item under a touch that no other view in the cell handles.
    private func item(under touch: UITouch?) -> IndexPath? {
        guard let view = touch?.view,
            let cell = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UICollectionViewCell }).first,
            cell.isUserInteractionEnabled
        else { return nil }
        return indexPath(for: cell)
    }

    /// Highlights the item under a touch; returns `false` if there is none.
    func touchItem(_ touch: UITouch?) -> Bool {
        if rowSwipe != nil {
            closeRowSwipe()
            return true
        }
        guard let path = item(under: touch) else { return false }
        guard allowsSelectionNow, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return true
        }
        touchedItem = path
        touchedPoint = touch?.location(in: nil)
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Ends the highlight, and selects the item if the touch ended on it.
    func leaveItem(_ touch: UITouch?, selecting: Bool) -> Bool {
        guard let path = touchedItem else { return item(under: touch) != nil }
        touchedItem = nil
        let isChosen = selecting && touch.map { bounds.contains($0.location(in: self)) && !isDragged($0) } ?? false
        let selects = isChosen && agrees(to: path)
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if isChosen, let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesOutline {
            (dataSource as? any OutlineData)?.toggle(at: path)
        }
        if selects { select(path) }
        return true
    }

    /// Whether a touch moved far enough in any direction to be a drag; the list takes such touches away from its cells.
    private func isDragged(_ touch: UITouch) -> Bool {
        guard isScrollEnabled, let start = touchedPoint else { return false }
        let end = touch.location(in: nil)
        return abs(end.x - start.x) > UICollectionView.dragDistance
            || abs(end.y - start.y) > UICollectionView.dragDistance
    }

    /// The minimum distance of a drag in points, as for pan gesture recognizers.
    private static let dragDistance: CGFloat = 10

    private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether items can be selected, in editing mode or outside of it.
    private var allowsSelectionNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private func agrees(to path: IndexPath) -> Bool {
        if allowsMany, selection.contains(path) {
            return delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
        }
        return delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    }

    private func select(_ path: IndexPath) {
        if allowsMany, selection.contains(path) { return deselect(path) }
        if !allowsMany { for old in selection where old != path { deselect(old) } }
        selectItem(at: path, animated: false, scrollPosition: [])
        if let cell = cellForItem(at: path) { cell.segues.select(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
            performPrimaryAction(forItemAt: path)
        }
    }

    private func deselect(_ path: IndexPath) {
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
