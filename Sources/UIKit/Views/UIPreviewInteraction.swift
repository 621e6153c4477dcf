public import Foundation

/// Hears how firmly a finger presses; none presses firmly.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// What hears of it.
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    /// Creates an interaction of a view.
    public init(view: UIView) { self.view = view }
    /// Where the finger is.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Ends what was begun.
    open func cancel() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears how firmly a finger presses.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// From 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool)
    /// It was ended.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Whether it may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// From 0 to 1, the second time.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// True.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
