import Foundation

extension UICollectionView {
    func beginItemMove(at path: IndexPath) -> Bool {
        guard itemMove == nil, let dataSource, let cell = cellForItem(at: path),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        itemMove = ListMove(path, cell, in: self)
        return true
    }

    /// Moves the item to the position of a touch, in points of the content.
    func followItemMove(to position: CGPoint) {
        guard let move = itemMove else { return }
        let proposed = layoutObject.targetIndexPath(
            forInteractivelyMovingItem: move.source, withPosition: position)
        let target = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.source, atCurrentIndexPath: move.target,
            toProposedIndexPath: proposed)
        itemMove?.target = target ?? proposed
        show(
            move,
            at: layoutObject.layoutAttributesForInteractivelyMovingItem(
                at: move.source, withTargetPosition: position))
    }

    private func show(_ move: ListMove, at place: UICollectionViewLayoutAttributes) {
        move.cell.center = place.center
        move.cell.alpha = place.alpha
    }

    /// Ends the interactive movement, keeping the new position or restoring the original one.
    func endItemMove(isDone: Bool) {
        guard let move = itemMove else { return }
        itemMove = nil
        if let place = layoutAttributesForItem(at: move.source) { show(move, at: place) }
        if isDone, move.target != move.source, let dataSource {
            let cell = cellForItem(at: move.source)
            dataSource.collectionView(self, moveItemAt: move.source, to: move.target)
            // The data source may already have moved the item itself.
            if let cell, cellForItem(at: move.source) === cell { moveItem(at: move.source, to: move.target) }
        }
        layoutObject.invalidateLayout()
    }
}

/// The long press recognizer that moves items in the list of a collection view controller.
@MainActor final class ItemMoveRecognizer: UILongPressGestureRecognizer {
    init() { super.init(target: nil, action: nil) }

    override func begins() -> Bool {
        guard let list = view as? UICollectionView, let path = list.indexPathForItem(at: location(in: list)) else {
            return false
        }
        return list.beginInteractiveMovementForItem(at: path)
    }

    override func sendActions() {
        super.sendActions()
        guard let list = view as? UICollectionView else { return }
        switch state {
        case .changed: list.updateInteractiveMovementTargetPosition(location(in: list))
        case .ended: list.endInteractiveMovement()
        case .cancelled: list.cancelInteractiveMovement()
        default: break
        }
    }
}
