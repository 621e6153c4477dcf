import Foundation

extension UITableView: DraggableList {
    func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func items(of delegate: any UITableViewDragDelegate, for session: LocalDrag, at path: IndexPath) -> [UIDragItem] {
        delegate.tableView(self, itemsForBeginning: session, at: path)
    }
    func allowsMove(_ delegate: any UITableViewDragDelegate, _ session: LocalDrag) -> Bool {
        delegate.tableView(self, dragSessionAllowsMoveOperation: session)
    }
    func isRestricted(_ delegate: any UITableViewDragDelegate, _ session: LocalDrag) -> Bool {
        delegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
    }
    func willBegin(_ delegate: any UITableViewDragDelegate, _ session: LocalDrag) {
        delegate.tableView(self, dragSessionWillBegin: session)
    }
    func didEnd(_ delegate: any UITableViewDragDelegate, _ session: LocalDrag) {
        delegate.tableView(self, dragSessionDidEnd: session)
    }

    func canHandle(_ delegate: any UITableViewDropDelegate, _ session: LocalDrag) -> Bool {
        delegate.tableView(self, canHandle: session)
    }
    func entered(_ delegate: any UITableViewDropDelegate, _ session: LocalDrag) {
        delegate.tableView(self, dropSessionDidEnter: session)
    }
    func proposal(of delegate: any UITableViewDropDelegate, for session: LocalDrag) -> UITableViewDropProposal {
        delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: session.destination)
    }
    func exited(_ delegate: any UITableViewDropDelegate, _ session: LocalDrag) {
        delegate.tableView(self, dropSessionDidExit: session)
    }
    func perform(
        _ delegate: any UITableViewDropDelegate, _ session: LocalDrag, _ proposal: UITableViewDropProposal,
        _ items: [ListDropItem]
    ) { delegate.tableView(self, performDropWith: TableDrop(session, in: self, proposal, items)) }
    func ended(_ delegate: any UITableViewDropDelegate, _ session: LocalDrag) {
        delegate.tableView(self, dropSessionDidEnd: session)
    }

    func batch(_ updates: () -> Void) {
        beginUpdates()
        updates()
        endUpdates()
    }
    func insert(at path: IndexPath) { insertRows(at: [path], with: .automatic) }
    func delete(at path: IndexPath) { deleteRows(at: [path], with: .automatic) }
}

/// The coordinator of a drop into a table.
private final class TableDrop: ListDrop<UITableView>, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { dropped }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        insert(placeholder, for: dragItem, at: placeholder.insertionIndexPath)
    }
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DroppedItem() }
    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DroppedItem() }
}
