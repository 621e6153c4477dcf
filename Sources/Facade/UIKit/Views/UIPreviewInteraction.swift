public import Foundation
import LayoutSimInertness

/// An interaction that tracks the force of a touch; never begins here.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, or `nil`.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called here.
    open weak var delegate: (any UIPreviewInteractionDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Creates a preview interaction for a view.
    public init(view: UIView) { self.view = view }
    /// Returns the location of the touch; always zero here.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Cancels the interaction; does nothing here.
    open func cancel() { inert(.behavior, self) }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a preview interaction.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Tells the delegate the progress of the preview transition, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool)
    /// Tells the delegate that the interaction was canceled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Asks the delegate whether the interaction should begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Tells the delegate the progress of the commit transition, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// Returns `true`.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
