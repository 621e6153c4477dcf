public import Foundation
public import LayoutSimInertness

// Apple declares the same for tables under other names, so that nothing here is shared with them.

/// Methods that let the user drag items of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the items to drag from an index path; none to refuse the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns items to add to a drag; never called here.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Returns how an item looks while it is lifted; never called here.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Tells the delegate that a drag is about to begin.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Tells the delegate that a drag ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the drag may move data instead of copying it; `true` by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// Returns whether the items may be dropped only in this app; `false` by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        true
    }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Methods that let the user drop data into a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate to take the dropped data.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the collection view can handle a drop; `true` by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Tells the delegate that a drag entered the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop at the current position would do; forbidden by default.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Tells the delegate that a drag left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Tells the delegate that the drag ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns how an item looks when it is dropped; never called here.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .forbidden) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for handling a drop in a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where dropped data goes, relative to the destination.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath
        case insertIntoDestinationIndexPath
    }
    /// Where dropped data goes.
    open private(set) var intent: Intent
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    /// Creates a proposal with an operation and where dropped data goes.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// An item that is being dropped into a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged; `nil` if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview; always zero here.
    var previewSize: CGSize { get }
}

/// The coordinator of a drop, from which the drop delegate takes the data.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items that are being dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the drop happens; `nil` if there is no item.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Inserts a placeholder for data that is still loading.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    /// Animates a dragged item to the place of an item; nothing moves here.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a dragged item into the area of an item; nothing moves here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Animates a dragged item to any place; nothing moves here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder item that is shown while the dropped data is loading.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Configures the cell that stands for the data.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
    /// Creates a placeholder at an index path, which shows a cell with a reuse identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A placeholder item with a preview of the dropped content.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns how the placeholder looks while it is dropped; never called here.
    @Inert(.looks) open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? = nil
}

/// A context for replacing a placeholder when its data has arrived.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item that the placeholder stands for.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item that the closure adds to the data; returns `false` if it is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder; returns `false` if it is gone.
    @discardableResult func deletePlaceholder() -> Bool
    /// Configures the visible cell of the placeholder again.
    func setNeedsCellUpdate()
}
