import Foundation

/// A dragged row of a table.
struct TableDragSource: DragSource {
    let table: UITableView
    let path: IndexPath
    private let delegate: any UITableViewDragDelegate
    var view: UIView { table }

    /// Creates a source for the row at a point of the table, if it can be dragged.
    init?(_ table: UITableView, at point: CGPoint) {
        guard table.dragInteractionEnabled, let delegate = table.dragDelegate,
            let path = table.indexPathForRow(at: point)
        else { return nil }
        (self.table, self.path, self.delegate) = (table, path, delegate)
    }

    func items(for session: LocalDrag) -> [UIDragItem] {
        delegate.tableView(table, itemsForBeginning: session, at: path)
    }
    func allowsMove(_ session: LocalDrag) -> Bool {
        delegate.tableView(table, dragSessionAllowsMoveOperation: session)
    }
    func isRestricted(_ session: LocalDrag) -> Bool {
        delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    }
    func willBegin(_ session: LocalDrag) { delegate.tableView(table, dragSessionWillBegin: session) }
    func didMove(_ session: LocalDrag) {}
    func willEnd(_ session: LocalDrag, with operation: UIDropOperation) {}
    func didEnd(_ session: LocalDrag, with operation: UIDropOperation) {
        delegate.tableView(table, dragSessionDidEnd: session)
    }
}

/// A table as a drop target.
struct TableDropTarget: DropTarget {
    let table: UITableView
    var view: UIView { table }
    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    init(_ table: UITableView) { self.table = table }

    func canHandle(_ session: LocalDrag) -> Bool { delegate?.tableView(table, canHandle: session) ?? false }
    func entered(_ session: LocalDrag) {
        table.hasActiveDrop = true
        delegate?.tableView(table, dropSessionDidEnter: session)
    }
    func update(_ session: LocalDrag) -> UIDropOperation {
        session.destination = table.indexPathForRow(at: session.location(in: table))
        let proposal = delegate?.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: session.destination)
        session.proposal = proposal
        return proposal?.operation ?? .cancel
    }
    func exited(_ session: LocalDrag) {
        table.hasActiveDrop = false
        delegate?.tableView(table, dropSessionDidExit: session)
    }
    func perform(_ session: LocalDrag, from source: any DragSource) {
        guard let proposal = session.proposal as? UITableViewDropProposal else { return }
        let own = (source as? TableDragSource).flatMap { $0.table === table ? $0.path : nil }
        let drop = TableDrop(
            session, in: table, proposal, at: session.destination,
            items: session.items.map { TableDropItem($0, own) })
        delegate?.tableView(table, performDropWith: drop)
    }
    func conclude(_ session: LocalDrag) {}
    func ended(_ session: LocalDrag) {
        table.hasActiveDrop = false
        delegate?.tableView(table, dropSessionDidEnd: session)
    }
}

/// A dropped row.
private final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, _ source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// The coordinator of a drop into a table.
private final class TableDrop: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let table: UITableView

    init(
        _ session: LocalDrag, in table: UITableView, _ proposal: UITableViewDropProposal,
        at destination: IndexPath?, items: [any UITableViewDropItem]
    ) {
        (self.session, self.table, self.proposal, self.items) = (session, table, proposal, items)
        destinationIndexPath = destination
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        table.beginUpdates()
        table.placeholders.insert(placeholder, at: placeholder.insertionIndexPath)
        table.insertRows(at: [placeholder.insertionIndexPath], with: .automatic)
        table.endUpdates()
        return TableDropPlace(dragItem, placeholder, table)
    }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DroppedItem() }
    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DroppedItem() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DroppedItem() }
}

/// The context of a placeholder for data that is still loading.
private final class TableDropPlace: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: UITableViewPlaceholder
    private weak var table: UITableView?

    init(_ item: UIDragItem, _ placeholder: UITableViewPlaceholder, _ table: UITableView) {
        (dragItem, self.placeholder, self.table) = (item, placeholder, table)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let table, let path = table.placeholders.path(of: placeholder) else { return false }
        table.beginUpdates()
        let own = table.placeholders.dataSourcePath(of: path)
        table.placeholders.remove(placeholder)
        dataSourceUpdates(own)
        table.deleteRows(at: [path], with: .automatic)
        table.insertRows(at: [path], with: .automatic)
        table.endUpdates()
        return true
    }
    func deletePlaceholder() -> Bool {
        guard let table, let path = table.placeholders.path(of: placeholder) else { return false }
        table.beginUpdates()
        table.placeholders.delete(placeholder)
        table.deleteRows(at: [path], with: .automatic)
        table.endUpdates()
        return true
    }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
