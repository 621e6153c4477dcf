public import Foundation
public import LayoutSimInertness

// Apple declares the same for collection views under other names, so that nothing here is shared with them.

/// Methods that let the user drag rows of a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items to drag from an index path; none to refuse the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns items to add to a drag; never called here.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns how a row looks while it is lifted; never called here.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Tells the delegate that a drag is about to begin.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Tells the delegate that a drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the drag may move data instead of copying it; `true` by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Returns whether the items may be dropped only in this app; `false` by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Methods that let the user drop data into a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate to take the dropped data.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table can handle a drop; `true` by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Tells the delegate that a drag entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop at the current position would do; forbidden by default.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Tells the delegate that a drag left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Tells the delegate that the drag ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns how a row looks when it is dropped; never called here.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for handling a drop in a table view.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where dropped data goes, relative to the destination.
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath
        case insertIntoDestinationIndexPath
        case automatic
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

/// An item that is being dropped into a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged; `nil` if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview; always zero here.
    var previewSize: CGSize { get }
}

/// The coordinator of a drop, from which the drop delegate takes the data.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items that are being dropped.
    var items: [any UITableViewDropItem] { get }
    /// The index path at which the drop happens; `nil` if there is no row.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Inserts a placeholder for data that is still loading.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    /// Animates a dragged item to the place of a row; nothing moves here.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a dragged item into the area of a row; nothing moves here.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Animates a dragged item to any place; nothing moves here.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder row that is shown while the dropped data is loading.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Configures the cell that stands for the data.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
    /// Creates a placeholder at an index path, which shows a cell with a reuse identifier; the height is in points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }
}

/// A placeholder row with a preview of the dropped content.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns how the placeholder looks while it is dropped; never called here.
    @Inert(.looks) open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? = nil
}

/// A context for replacing a placeholder when its data has arrived.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item that the placeholder stands for.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with a row that the closure adds to the data; returns `false` if it is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder; returns `false` if it is gone.
    @discardableResult func deletePlaceholder() -> Bool
}
