import CoreGraphics

/// The controllers, views and frames that take part in a transition.
@MainActor struct TransitionScene {
    let from: UIViewController
    let to: UIViewController
    /// The view that leaves, or `nil` if it stays in place.
    let fromView: UIView?
    /// The view that arrives, or `nil` if it is already in place.
    let toView: UIView?
    let container: UIView
    let style: UIModalPresentationStyle
    /// Returns the initial frame of a controller's view, in points of the container; zero if it isn't in the hierarchy
    /// yet.
    let initialFrame: (UIViewController) -> CGRect
    /// Returns the final frame of a controller's view, in points of the container; zero if it leaves the hierarchy.
    let finalFrame: (UIViewController) -> CGRect

    /// Creates the scene of a presentation or dismissal.
    init(_ presentation: UIPresentationController, isPresenting: Bool) {
        let (presented, presenting) = (presentation.presentedViewController, presentation.presentingViewController)
        let behind = presentation.coversPresenter ? presenting.view : nil
        (from, to) = isPresenting ? (presenting, presented) : (presented, presenting)
        fromView = isPresenting ? behind : presentation.presentedView
        toView = isPresenting ? presentation.presentedView : behind
        container = presentation.containerView ?? UIView()
        style = presentation.presentationStyle
        initialFrame = { $0 === presented && isPresenting ? .zero : $0.view.frame }
        finalFrame = {
            guard $0 === presented else { return $0.view.frame }
            return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
        }
    }

    /// Creates the scene of a container that replaces one child by another, which ends at the given frame.
    init(from: UIViewController, to: UIViewController, in container: UIView, finalFrame: CGRect) {
        (self.from, self.to, self.container) = (from, to, container)
        (fromView, toView, style) = (from.view, to.view, .none)
        let start = from.view.frame
        initialFrame = { $0 === from ? start : .zero }
        self.finalFrame = { $0 === to ? finalFrame : .zero }
    }
}
