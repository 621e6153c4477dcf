import Foundation

/// An item of a collection view that is dragged.
struct CollectionDragSource: DragSource {
    let list: UICollectionView
    let path: IndexPath
    private let delegate: any UICollectionViewDragDelegate
    var view: UIView { list }

    /// The item at a point of the list, if it can be dragged.
    init?(_ list: UICollectionView, at point: CGPoint) {
        guard list.dragInteractionEnabled, let delegate = list.dragDelegate, let path = list.indexPathForItem(at: point)
        else { return nil }
        (self.list, self.path, self.delegate) = (list, path, delegate)
    }

    func items(for session: LocalDrag) -> [UIDragItem] {
        delegate.collectionView(list, itemsForBeginning: session, at: path)
    }
    func allowsMove(_ session: LocalDrag) -> Bool {
        delegate.collectionView(list, dragSessionAllowsMoveOperation: session)
    }
    func isRestricted(_ session: LocalDrag) -> Bool {
        delegate.collectionView(list, dragSessionIsRestrictedToDraggingApplication: session)
    }
    func willBegin(_ session: LocalDrag) { delegate.collectionView(list, dragSessionWillBegin: session) }
    func didMove(_ session: LocalDrag) {}
    func willEnd(_ session: LocalDrag, with operation: UIDropOperation) {}
    func didEnd(_ session: LocalDrag, with operation: UIDropOperation) {
        delegate.collectionView(list, dragSessionDidEnd: session)
    }
}

/// A collection view that takes drops.
struct CollectionDropTarget: DropTarget {
    let list: UICollectionView
    var view: UIView { list }
    private var delegate: (any UICollectionViewDropDelegate)? { list.dropDelegate }

    init(_ list: UICollectionView) { self.list = list }

    func canHandle(_ session: LocalDrag) -> Bool { delegate?.collectionView(list, canHandle: session) ?? false }
    func entered(_ session: LocalDrag) {
        list.hasActiveDrop = true
        delegate?.collectionView(list, dropSessionDidEnter: session)
    }
    func update(_ session: LocalDrag) -> UIDropOperation {
        session.destination = list.indexPathForItem(at: session.location(in: list))
        let proposal = delegate?.collectionView(
            list, dropSessionDidUpdate: session, withDestinationIndexPath: session.destination)
        session.proposal = proposal
        return proposal?.operation ?? .cancel
    }
    func exited(_ session: LocalDrag) {
        list.hasActiveDrop = false
        delegate?.collectionView(list, dropSessionDidExit: session)
    }
    func perform(_ session: LocalDrag, from source: any DragSource) {
        guard let proposal = session.proposal as? UICollectionViewDropProposal else { return }
        let own = (source as? CollectionDragSource).flatMap { $0.list === list ? $0.path : nil }
        let drop = CollectionDrop(
            session, in: list, proposal, at: session.destination,
            items: session.items.map { CollectionDropItem($0, own) })
        delegate?.collectionView(list, performDropWith: drop)
    }
    func conclude(_ session: LocalDrag) {}
    func ended(_ session: LocalDrag) {
        list.hasActiveDrop = false
        delegate?.collectionView(list, dropSessionDidEnd: session)
    }
}

/// An item that is dropped.
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, _ source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// A drop into a list.
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let list: UICollectionView

    init(
        _ session: LocalDrag, in list: UICollectionView, _ proposal: UICollectionViewDropProposal,
        at destination: IndexPath?, items: [any UICollectionViewDropItem]
    ) {
        (self.session, self.list, self.proposal, self.items) = (session, list, proposal, items)
        destinationIndexPath = destination
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        DropPlace(dragItem, placeholder.insertionIndexPath, list)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DroppedItem() }
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DroppedItem() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DroppedItem() }
}

/// The place for something whose data is on its way; no cell stands there meanwhile.
private final class DropPlace: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var list: UICollectionView?

    init(_ item: UIDragItem, _ path: IndexPath, _ list: UICollectionView) {
        (dragItem, self.path, self.list) = (item, path, list)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list else { return false }
        list.batch {
            dataSourceUpdates(path)
            list.insertItems(at: [path])
        }
        return true
    }
    func deletePlaceholder() -> Bool { true }
    func setNeedsCellUpdate() {}
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
