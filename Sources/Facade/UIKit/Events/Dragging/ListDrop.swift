import Foundation
import LayoutSimUIKitArithmetic

/// A dropped row or item.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ item: UIDragItem, from source: IndexPath?) { (dragItem, sourceIndexPath) = (item, source) }
}

/// What the coordinators of drops into tables and collection views have in common.
@MainActor class ListDrop<List: DraggableList>: NSObject {
    let dropped: [ListDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: List.Proposal
    let session: any UIDropSession
    private let list: List

    init(_ session: LocalDrag, in list: List, _ proposal: List.Proposal, _ items: [ListDropItem]) {
        (self.session, self.list, self.proposal, dropped) = (session, list, proposal, items)
        destinationIndexPath = session.destination
    }

    /// Inserts a placeholder for the data of a dropped item.
    func insert(_ placeholder: List.Placeholder, for item: UIDragItem, at path: IndexPath) -> ListDropPlace<List> {
        list.batch {
            list.placeholders.insert(placeholder, at: path)
            list.insert(at: path)
        }
        return ListDropPlace(item, placeholder, list)
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DroppedItem() }
}

/// The context of a placeholder for data that is still loading.
@MainActor final class ListDropPlace<List: DraggableList>: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let placeholder: List.Placeholder
    private(set) weak var list: List?

    init(_ item: UIDragItem, _ placeholder: List.Placeholder, _ list: List) {
        (dragItem, self.placeholder, self.list) = (item, placeholder, list)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, let path = list.placeholders.path(of: placeholder) else { return false }
        list.batch {
            let own = list.placeholders.dataSourcePath(of: path)
            list.placeholders.remove(placeholder)
            dataSourceUpdates(own)
            list.delete(at: path)
            list.insert(at: path)
        }
        return true
    }
    func deletePlaceholder() -> Bool {
        guard let list, let path = list.placeholders.path(of: placeholder) else { return false }
        list.batch {
            list.placeholders.delete(placeholder)
            list.delete(at: path)
        }
        return true
    }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
