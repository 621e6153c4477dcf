import Foundation

extension UICollectionView {
    /// The item under a touch that nothing in its cell keeps to itself.
    private func item(under touch: UITouch?) -> IndexPath? {
        guard let view = touch?.view,
            let cell = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UICollectionViewCell }).first,
            cell.isUserInteractionEnabled
        else { return nil }
        return indexPath(for: cell)
    }

    /// Highlights the item under a finger; false if it is on none.
    func touchItem(_ touch: UITouch?) -> Bool {
        if rowSwipe != nil {
            closeRowSwipe()
            return true
        }
        guard let path = item(under: touch) else { return false }
        guard allowsSelection || isEditing, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return true
        }
        touchedItem = path
        touchedPoint = touch?.location(in: nil)
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Ends the highlight; a finger that leaves the screen there selects the item.
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

    /// Whether a finger moved so far that it drags and does not tap, in whatever direction: a list takes such touches from
    /// its cells.
    private func isDragged(_ touch: UITouch) -> Bool {
        guard isScrollEnabled, let start = touchedPoint else { return false }
        let end = touch.location(in: nil)
        return abs(end.x - start.x) > UICollectionView.dragDistance
            || abs(end.y - start.y) > UICollectionView.dragDistance
    }

    /// In points, as for recognizers of drags.
    private static let dragDistance: CGFloat = 10

    private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

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
