import Foundation

/// A view with a drag interaction as a drag source.
struct ViewDragSource: DragSource {
    let view: UIView
    private let interaction: UIDragInteraction
    private let delegate: any UIDragInteractionDelegate

    init?(_ interaction: UIDragInteraction) {
        guard interaction.isEnabled, let view = interaction.view, let delegate = interaction.delegate else {
            return nil
        }
        (self.view, self.interaction, self.delegate) = (view, interaction, delegate)
    }

    func items(for session: LocalDrag) -> [UIDragItem] {
        delegate.dragInteraction(interaction, itemsForBeginning: session)
    }
    func allowsMove(_ session: LocalDrag) -> Bool {
        delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
    func isRestricted(_ session: LocalDrag) -> Bool {
        delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }
    func willBegin(_ session: LocalDrag) { delegate.dragInteraction(interaction, sessionWillBegin: session) }
    func didMove(_ session: LocalDrag) { delegate.dragInteraction(interaction, sessionDidMove: session) }
    func willEnd(_ session: LocalDrag, with operation: UIDropOperation) {
        delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    }
    func didEnd(_ session: LocalDrag, with operation: UIDropOperation) {
        delegate.dragInteraction(interaction, session: session, didEndWith: operation)
        if operation == .copy || operation == .move {
            delegate.dragInteraction(interaction, sessionDidTransferItems: session)
        }
    }
}

/// A view with a drop interaction as a drop target.
struct ViewDropTarget: DropTarget {
    let view: UIView
    private let interaction: UIDropInteraction
    private var delegate: (any UIDropInteractionDelegate)? { interaction.delegate }

    init(_ interaction: UIDropInteraction, _ view: UIView) { (self.interaction, self.view) = (interaction, view) }

    func canHandle(_ session: LocalDrag) -> Bool { delegate?.dropInteraction(interaction, canHandle: session) ?? false }
    func entered(_ session: LocalDrag) { delegate?.dropInteraction(interaction, sessionDidEnter: session) }
    func update(_ session: LocalDrag) -> UIDropOperation {
        delegate?.dropInteraction(interaction, sessionDidUpdate: session).operation ?? .cancel
    }
    func exited(_ session: LocalDrag) { delegate?.dropInteraction(interaction, sessionDidExit: session) }
    func perform(_ session: LocalDrag, from source: any DragSource) {
        delegate?.dropInteraction(interaction, performDrop: session)
    }
    func conclude(_ session: LocalDrag) { delegate?.dropInteraction(interaction, concludeDrop: session) }
    func ended(_ session: LocalDrag) { delegate?.dropInteraction(interaction, sessionDidEnd: session) }
}
