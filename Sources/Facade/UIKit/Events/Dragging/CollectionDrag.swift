import Foundation

/// A dragged item of a collection view.
struct CollectionDragSource: DragSource {
    let list: UICollectionView
    let path: IndexPath
    private let delegate: any UICollectionViewDragDelegate
    var view: UIView { list }

    /// Creates a source for the item at a point of the collection view, if it can be dragged.
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

/// A collection view as a drop target.
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

/// A dropped item.
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, _ source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// The coordinator of a drop into a collection view.
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
        list.batch {
            list.placeholders.insert(placeholder, at: placeholder.insertionIndexPath)
            list.insertItems(at: [placeholder.insertionIndexPath])
        }
        return DropPlace(dragItem, placeholder, list)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DroppedItem() }
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DroppedItem() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DroppedItem() }
}

/// The context of a placeholder for data that is still loading.
private final class DropPlace: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: UICollectionViewPlaceholder
    private weak var list: UICollectionView?

    init(_ item: UIDragItem, _ placeholder: UICollectionViewPlaceholder, _ list: UICollectionView) {
        (dragItem, self.placeholder, self.list) = (item, placeholder, list)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, let path = list.placeholders.path(of: placeholder) else { return false }
        list.batch {
            let own = list.placeholders.dataSourcePath(of: path)
            list.placeholders.remove(placeholder)
            dataSourceUpdates(own)
            list.deleteItems(at: [path])
            list.insertItems(at: [path])
        }
        return true
    }
    func deletePlaceholder() -> Bool {
        guard let list, let path = list.placeholders.path(of: placeholder) else { return false }
        list.batch {
            list.placeholders.delete(placeholder)
            list.deleteItems(at: [path])
        }
        return true
    }
    func setNeedsCellUpdate() {
        guard let list, let path = list.placeholders.path(of: placeholder), let cell = list.cellForItem(at: path)
        else { return }
        placeholder.cellUpdateHandler?(cell)
    }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
