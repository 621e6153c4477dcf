public import Foundation
public import LayoutSimInertness

/// An interaction that allows dropping on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate that takes the dropped data.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags may be over the view at the same time; stored only.
    @Inert(.behavior) open var allowsSimultaneousDropSessions = false
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// Creates an interaction with a delegate that takes the dropped data.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
        tellUncalled(of: delegate, by: self)
    }
    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A proposal for handling a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What the drop does with the data.
    open private(set) var operation: UIDropOperation
    /// Whether the exact place of the drop matters; stored only.
    @Inert(.behavior) open var isPrecise = false
    /// Whether the preview keeps its full size; stored only.
    @Inert(.behavior) open var prefersFullSizePreview = false
    /// Creates a proposal of what the drop does.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Methods that follow a drag over a view and take the dropped data.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view can handle a drop; `true` by default.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Tells the delegate that a drag entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what a drop at the current position would do; cancels it by default.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Tells the delegate that a drag left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Tells the delegate to take the dropped data.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Tells the delegate that the drop is complete.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Tells the delegate that the drag ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Returns the preview of a dropped item; never called here.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Tells the delegate that the drop of an item is about to be animated; never called here.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
