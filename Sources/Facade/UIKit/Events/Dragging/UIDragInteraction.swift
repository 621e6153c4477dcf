public import Foundation
public import LayoutSimInertness

/// An interaction that allows dragging from a view.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate that provides the dragged items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other gestures may be recognized while the view is lifted; stored only.
    @Inert(.behavior) open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the view can be dragged.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether new interactions are enabled, as on all devices since iOS 15.
    open class var isEnabledByDefault: Bool { true }
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    private lazy var recognizer = DragRecognizer { [weak self] _ in self.flatMap { ViewDragSource($0) } }
    /// Creates an interaction with a delegate that provides the dragged items.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        tellUncalled(of: delegate, by: self)
    }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed; moves its gesture recognizer there.
    open func didMove(to view: UIView?) {
        if let old = self.view { old.removeGestureRecognizer(recognizer) }
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }
}

/// Methods that provide the items of a drag and follow it.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items to drag; none to refuse the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Returns the preview of a lifted item; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Tells the delegate that the lift is about to be animated; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Returns items to add to a running drag; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Tells the delegate that items are about to be added to a drag; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    /// Tells the delegate that the drag is about to begin.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Returns whether the drag may move data instead of copying it; `true` by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    /// Returns whether the items may be dropped only in this app; `false` by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Returns whether previews keep their full size; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    /// Tells the delegate that the drag moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Returns the preview of an item whose drag is canceled; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Tells the delegate that the return of an item is about to be animated; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
    /// Tells the delegate that the drag is about to end with an operation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Tells the delegate that the drag ended with an operation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Tells the delegate that dropped items were copied or moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
