import Foundation
import LayoutSimUIKitArithmetic

/// A list whose rows or items can be dragged and dropped: a table or a collection view.
///
/// The requirements are the methods of a list's delegates, whose names alone tell tables and collection views apart.
@MainActor protocol DraggableList: UIScrollView {
    associatedtype DragDelegate
    associatedtype DropDelegate
    associatedtype Proposal: UIDropProposal
    associatedtype Placeholder: AnyObject

    var dragInteractionEnabled: Bool { get }
    var hasActiveDrop: Bool { get set }
    var dragDelegate: DragDelegate? { get }
    var dropDelegate: DropDelegate? { get }
    /// Returns the index path of the row or item at a point of the list.
    func path(at point: CGPoint) -> IndexPath?

    func items(of delegate: DragDelegate, for session: LocalDrag, at path: IndexPath) -> [UIDragItem]
    func allowsMove(_ delegate: DragDelegate, _ session: LocalDrag) -> Bool
    func isRestricted(_ delegate: DragDelegate, _ session: LocalDrag) -> Bool
    func willBegin(_ delegate: DragDelegate, _ session: LocalDrag)
    func didEnd(_ delegate: DragDelegate, _ session: LocalDrag)

    func canHandle(_ delegate: DropDelegate, _ session: LocalDrag) -> Bool
    func entered(_ delegate: DropDelegate, _ session: LocalDrag)
    func proposal(of delegate: DropDelegate, for session: LocalDrag) -> Proposal
    func exited(_ delegate: DropDelegate, _ session: LocalDrag)
    func perform(_ delegate: DropDelegate, _ session: LocalDrag, _ proposal: Proposal, _ items: [ListDropItem])
    func ended(_ delegate: DropDelegate, _ session: LocalDrag)

    /// The placeholders for dropped data that is still loading.
    var placeholders: ListPlaceholders<Placeholder> { get set }
    func batch(_ updates: () -> Void)
    func insert(at path: IndexPath)
    func delete(at path: IndexPath)
}

/// A dragged row or item of a list.
struct ListDragSource<List: DraggableList>: DragSource {
    let list: List
    let path: IndexPath
    private let delegate: List.DragDelegate
    var view: UIView { list }

    /// Creates a source for the row or item at a point of the list, if it can be dragged.
    init?(_ list: List, at point: CGPoint) {
        guard list.dragInteractionEnabled, let delegate = list.dragDelegate, let path = list.path(at: point) else {
            return nil
        }
        (self.list, self.path, self.delegate) = (list, path, delegate)
    }

    func items(for session: LocalDrag) -> [UIDragItem] { list.items(of: delegate, for: session, at: path) }
    func allowsMove(_ session: LocalDrag) -> Bool { list.allowsMove(delegate, session) }
    func isRestricted(_ session: LocalDrag) -> Bool { list.isRestricted(delegate, session) }
    func willBegin(_ session: LocalDrag) { list.willBegin(delegate, session) }
    func didMove(_ session: LocalDrag) {}
    func willEnd(_ session: LocalDrag, with operation: UIDropOperation) {}
    func didEnd(_ session: LocalDrag, with operation: UIDropOperation) { list.didEnd(delegate, session) }
}

/// A list as a drop target.
struct ListDropTarget<List: DraggableList>: DropTarget {
    let list: List
    var view: UIView { list }
    private var delegate: List.DropDelegate? { list.dropDelegate }

    /// Creates the target of a list that accepts drops.
    init?(_ list: List) {
        guard list.dropDelegate != nil else { return nil }
        self.list = list
    }

    func canHandle(_ session: LocalDrag) -> Bool { delegate.map { list.canHandle($0, session) } ?? false }
    func entered(_ session: LocalDrag) {
        list.hasActiveDrop = true
        if let delegate { list.entered(delegate, session) }
    }
    func update(_ session: LocalDrag) -> UIDropOperation {
        session.destination = list.path(at: session.location(in: list))
        let proposal = delegate.map { list.proposal(of: $0, for: session) }
        session.proposal = proposal
        return proposal?.operation ?? .cancel
    }
    func exited(_ session: LocalDrag) {
        list.hasActiveDrop = false
        if let delegate { list.exited(delegate, session) }
    }
    func perform(_ session: LocalDrag, from source: any DragSource) {
        guard let delegate, let proposal = session.proposal as? List.Proposal else { return }
        let own = (source as? ListDragSource<List>).flatMap { $0.list === list ? $0.path : nil }
        list.perform(delegate, session, proposal, session.items.map { ListDropItem($0, from: own) })
    }
    func conclude(_ session: LocalDrag) {}
    func ended(_ session: LocalDrag) {
        list.hasActiveDrop = false
        if let delegate { list.ended(delegate, session) }
    }
}
