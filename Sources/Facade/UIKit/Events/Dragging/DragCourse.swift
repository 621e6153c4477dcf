import Foundation

/// The source of a drag: a list, or a view with a drag interaction.
@preconcurrency @MainActor protocol DragSource {
    var view: UIView { get }
    /// Returns the items to drag; an empty array prevents the drag.
    func items(for session: LocalDrag) -> [UIDragItem]
    func allowsMove(_ session: LocalDrag) -> Bool
    func isRestricted(_ session: LocalDrag) -> Bool
    func willBegin(_ session: LocalDrag)
    func didMove(_ session: LocalDrag)
    func willEnd(_ session: LocalDrag, with operation: UIDropOperation)
    func didEnd(_ session: LocalDrag, with operation: UIDropOperation)
}

/// A possible target of a drop.
@preconcurrency @MainActor protocol DropTarget {
    var view: UIView { get }
    func canHandle(_ session: LocalDrag) -> Bool
    func entered(_ session: LocalDrag)
    /// Returns the operation of a drop at the session's location.
    func update(_ session: LocalDrag) -> UIDropOperation
    func exited(_ session: LocalDrag)
    func perform(_ session: LocalDrag, from source: any DragSource)
    func conclude(_ session: LocalDrag)
    func ended(_ session: LocalDrag)
}

/// The course of a drag within the app, from start to drop.
@MainActor final class DragCourse {
    let session: LocalDrag
    private let source: any DragSource
    private var target: (any DropTarget)?
    private var operation = UIDropOperation.cancel

    /// Begins a drag at a point of the source's window; `nil` if the source provides no items.
    init?(_ source: any DragSource, from point: CGPoint) {
        session = LocalDrag(at: point)
        session.items = source.items(for: session)
        guard !session.items.isEmpty else { return nil }
        self.source = source
        session.allowsMoveOperation = source.allowsMove(session)
        session.isRestrictedToDraggingApplication = source.isRestricted(session)
        source.willBegin(session)
    }

    /// Moves the drag to a point of the window, and asks the target there for the drop operation.
    func follow(_ point: CGPoint) {
        session.point = point
        source.didMove(session)
        enter(target(at: point))
        operation = target?.update(session) ?? .cancel
        if operation == .move, !session.allowsMoveOperation { operation = .forbidden }
    }

    private func target(at point: CGPoint) -> (any DropTarget)? {
        let hit = source.view.window?.hitTest(point, with: nil)
        return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0?.dropTarget }
            .first { $0.view === self.target?.view || $0.canHandle(self.session) }
    }

    private func enter(_ next: (any DropTarget)?) {
        guard next?.view !== target?.view else { return }
        target?.exited(session)
        target = next
        next?.entered(session)
    }

    /// Ends the drag, and performs the drop if the target accepts it.
    func end(isDone: Bool) {
        let isDropped = isDone && target != nil && [.copy, .move].contains(operation)
        let result = isDropped ? operation : .cancel
        if isDropped { target?.perform(session, from: source) }
        source.willEnd(session, with: result)
        if isDropped { target?.conclude(session) }
        target?.ended(session)
        source.didEnd(session, with: result)
    }
}

extension UIView {
    /// The view's drop target, if it accepts drops.
    fileprivate var dropTarget: (any DropTarget)? {
        if let table = self as? UITableView, let target = ListDropTarget(table) { return target }
        if let list = self as? UICollectionView, let target = ListDropTarget(list) { return target }
        return interactions.lazy.compactMap { $0 as? UIDropInteraction }.first.map { ViewDropTarget($0, self) }
    }
}

/// The long press recognizer that starts drags.
@MainActor final class DragRecognizer: UILongPressGestureRecognizer {
    private var course: DragCourse?
    private let source: (CGPoint) -> (any DragSource)?

    /// Creates a recognizer with a closure that returns the drag source at a point of its view.
    init(_ source: @escaping (CGPoint) -> (any DragSource)?) {
        self.source = source
        super.init(target: nil, action: nil)
    }

    override func begins() -> Bool {
        course = source(location(in: view)).flatMap { DragCourse($0, from: location(in: nil)) }
        return course != nil
    }

    override func sendActions() {
        super.sendActions()
        switch state {
        case .changed: course?.follow(location(in: nil))
        case .ended, .cancelled:
            course?.end(isDone: state == .ended)
            course = nil
        default: break
        }
    }

    /// Whether a drag is in progress.
    var isDragging: Bool { course != nil }
}
