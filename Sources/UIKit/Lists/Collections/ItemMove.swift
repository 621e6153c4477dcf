import Foundation

/// An item that a finger moves.
@MainActor final class ItemMove {
    let source: IndexPath
    /// Where the layout and the delegate let the item go.
    private(set) var target: IndexPath
    private weak var list: UICollectionView?
    private let cell: UICollectionViewCell

    init(_ source: IndexPath, _ cell: UICollectionViewCell, in list: UICollectionView) {
        (self.source, target, self.cell, self.list) = (source, source, cell, list)
        list.bringSubviewToFront(cell)
    }

    /// Has the item follow a finger to a point of the content.
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

    /// Puts the item back to where the layout has it.
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

    /// Lets the item go where it is, or back to where it was.
    func endItemMove(isDone: Bool) {
        guard let move = itemMove else { return }
        itemMove = nil
        move.end()
        if isDone, move.target != move.source, let dataSource {
            let cell = cellForItem(at: move.source)
            dataSource.collectionView(self, moveItemAt: move.source, to: move.target)
            // A data source may have moved the item by itself.
            if let cell, cellForItem(at: move.source) === cell { moveItem(at: move.source, to: move.target) }
        }
        layoutObject.invalidateLayout()
    }
}

/// The long press that moves items of a controller's list.
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
