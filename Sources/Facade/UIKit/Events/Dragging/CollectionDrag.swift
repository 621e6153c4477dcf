import Foundation
import LayoutSimUIKitArithmetic

extension UICollectionView: DraggableList {
    func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func items(
        of delegate: any UICollectionViewDragDelegate, for session: LocalDrag, at path: IndexPath
    ) -> [UIDragItem] { delegate.collectionView(self, itemsForBeginning: session, at: path) }
    func allowsMove(_ delegate: any UICollectionViewDragDelegate, _ session: LocalDrag) -> Bool {
        delegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    }
    func isRestricted(_ delegate: any UICollectionViewDragDelegate, _ session: LocalDrag) -> Bool {
        delegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
    }
    func willBegin(_ delegate: any UICollectionViewDragDelegate, _ session: LocalDrag) {
        delegate.collectionView(self, dragSessionWillBegin: session)
    }
    func didEnd(_ delegate: any UICollectionViewDragDelegate, _ session: LocalDrag) {
        delegate.collectionView(self, dragSessionDidEnd: session)
    }

    func canHandle(_ delegate: any UICollectionViewDropDelegate, _ session: LocalDrag) -> Bool {
        delegate.collectionView(self, canHandle: session)
    }
    func entered(_ delegate: any UICollectionViewDropDelegate, _ session: LocalDrag) {
        delegate.collectionView(self, dropSessionDidEnter: session)
    }
    func proposal(
        of delegate: any UICollectionViewDropDelegate, for session: LocalDrag
    ) -> UICollectionViewDropProposal {
        delegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: session.destination)
    }
    func exited(_ delegate: any UICollectionViewDropDelegate, _ session: LocalDrag) {
        delegate.collectionView(self, dropSessionDidExit: session)
    }
    func perform(
        _ delegate: any UICollectionViewDropDelegate, _ session: LocalDrag, _ proposal: UICollectionViewDropProposal,
        _ items: [ListDropItem]
    ) { delegate.collectionView(self, performDropWith: CollectionDrop(session, in: self, proposal, items)) }
    func ended(_ delegate: any UICollectionViewDropDelegate, _ session: LocalDrag) {
        delegate.collectionView(self, dropSessionDidEnd: session)
    }

    func insert(at path: IndexPath) { insertItems(at: [path]) }
    func delete(at path: IndexPath) { deleteItems(at: [path]) }
}

/// The coordinator of a drop into a collection view.
private final class CollectionDrop: ListDrop<UICollectionView>, UICollectionViewDropCoordinator {
    var items: [any UICollectionViewDropItem] { dropped }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        insert(placeholder, for: dragItem, at: placeholder.insertionIndexPath)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DroppedItem() }
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DroppedItem() }
}

extension ListDropPlace: UICollectionViewDropPlaceholderContext where List == UICollectionView {
    func setNeedsCellUpdate() {
        guard let list, let path = list.placeholders.path(of: placeholder), let cell = list.cellForItem(at: path)
        else { return }
        placeholder.cellUpdateHandler?(cell)
    }
}
