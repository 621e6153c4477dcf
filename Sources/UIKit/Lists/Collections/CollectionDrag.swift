import Foundation

/// The drag of items of one list to a place in it, or in another one.
@MainActor final class CollectionDrag {
    let session: LocalDrag
    private let source: UICollectionView
    private let path: IndexPath
    private weak var target: UICollectionView?
    private var destination: IndexPath?
    private var proposal: UICollectionViewDropProposal?

    /// Asks a list for what is dragged from a point of its window; `nil` if it gives nothing.
    init?(_ list: UICollectionView, from point: CGPoint) {
        guard list.dragInteractionEnabled, let delegate = list.dragDelegate,
            let path = list.indexPathForItem(at: list.convert(point, from: nil))
        else { return nil }
        let asked = LocalDrag([], at: point)
        let items = delegate.collectionView(list, itemsForBeginning: asked, at: path)
        guard !items.isEmpty else { return nil }
        (source, self.path) = (list, path)
        session = LocalDrag(items, at: point)
        session.localContext = asked.localContext
        session.allowsMoveOperation = delegate.collectionView(list, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.collectionView(
            list, dragSessionIsRestrictedToDraggingApplication: session)
        delegate.collectionView(list, dragSessionWillBegin: session)
    }

    /// Has the lists under a finger, at a point of the window, say what a drop would do.
    func follow(_ point: CGPoint) {
        session.point = point
        enter(list(at: point))
        guard let target, let delegate = target.dropDelegate else { return }
        destination = target.indexPathForItem(at: session.location(in: target))
        proposal = delegate.collectionView(
            target, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }

    private func list(at point: CGPoint) -> UICollectionView? {
        let hit = source.window?.hitTest(point, with: nil)
        return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }
            .first { $0.dropDelegate?.collectionView($0, canHandle: session) ?? false }
    }

    private func enter(_ list: UICollectionView?) {
        guard list !== target else { return }
        if let target { target.dropDelegate?.collectionView(target, dropSessionDidExit: session) }
        (target, destination, proposal) = (list, nil, nil)
        if let list { list.dropDelegate?.collectionView(list, dropSessionDidEnter: session) }
    }

    /// Drops what is dragged where the finger is, if the list there wants it.
    func end(isDone: Bool) {
        if isDone, let target, let proposal, [.copy, .move].contains(proposal.operation) {
            let source = target === source ? path : nil
            let drop = CollectionDrop(
                session, in: target, proposal, at: destination,
                items: session.items.map { CollectionDropItem($0, source) })
            target.dropDelegate?.collectionView(target, performDropWith: drop)
        }
        if let target { target.dropDelegate?.collectionView(target, dropSessionDidEnd: session) }
        source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
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

/// The long press after which a finger drags an item.
@MainActor final class ItemDragRecognizer: UILongPressGestureRecognizer {
    private var drag: CollectionDrag?

    init() { super.init(target: nil, action: nil) }

    override func begins() -> Bool {
        drag = (view as? UICollectionView).flatMap { CollectionDrag($0, from: location(in: nil)) }
        return drag != nil
    }

    override func sendActions() {
        super.sendActions()
        switch state {
        case .changed: drag?.follow(location(in: nil))
        case .ended, .cancelled:
            drag?.end(isDone: state == .ended)
            drag = nil
        default: break
        }
    }

    /// Whether an item is being dragged.
    var isDragging: Bool { drag != nil }
}
