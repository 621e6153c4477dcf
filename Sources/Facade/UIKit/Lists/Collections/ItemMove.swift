import Foundation

/// The interactive movement of an item.
@MainActor final class ItemMove {
    let source: IndexPath
    /// The target index path, as adjusted by the layout and the delegate.
    private(set) var target: IndexPath
    private weak var list: UICollectionView?
    private let cell: UICollectionViewCell

    init(_ source: IndexPath, _ cell: UICollectionViewCell, in list: UICollectionView) {
        (self.source, target, self.cell, self.list) = (source, source, cell, list)
        list.bringSubviewToFront(cell)
    }

    /// Moves the item to the position of a touch, in points of the content.
    func follow(_ position: CGPoint) {
        guard let list else { return }
        let layout = list.layoutObject
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: source, withPosition: position)
        target =
            list.delegate?.collectionView(
                list, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: target,
                toProposedIndexPath: proposed) ?? proposed
        let place = layout.layoutAttributesForInteractivelyMovingItem(at: source, withTargetPosition: position)
        cell.center = place.center
        cell.alpha = place.alpha
    }

    /// Returns the item to its position in the layout.
    func end() {
        guard let place = list?.layoutAttributesForItem(at: source) else { return }
        cell.center = place.center
        cell.alpha = place.alpha
    }
}

extension UICollectionView {
    func beginItemMove(at path: IndexPath) -> Bool {
        guard itemMove == nil, let dataSource, let cell = cellForItem(at: path),
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        itemMove = ItemMove(path, cell, in: self)
        return true
    }

    /// Ends the interactive movement, keeping the new position or restoring the original one.
    func endItemMove(isDone: Bool) {
        guard let move = itemMove else { return }
        itemMove = nil
        move.end()
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
