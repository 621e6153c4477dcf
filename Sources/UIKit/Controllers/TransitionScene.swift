import CoreGraphics

/// What takes part in a transition of controllers: who goes, who comes, and where.
@MainActor struct TransitionScene {
    let from: UIViewController
    let to: UIViewController
    /// The view that goes; `nil` if it stays where it is.
    let fromView: UIView?
    /// The view that comes; `nil` if it is there already.
    let toView: UIView?
    let container: UIView
    let style: UIModalPresentationStyle
    /// Where the view of a controller is before, in points of the container; zero for one that is not there.
    let initialFrame: (UIViewController) -> CGRect
    /// Where the view of a controller is in the end, in points of the container; zero for one that goes.
    let finalFrame: (UIViewController) -> CGRect

    /// A controller comes from another one's presentation, or goes.
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

    /// One child of a container takes the place of another; the frame is where the new one lies in the end.
    init(from: UIViewController, to: UIViewController, in container: UIView, finalFrame: CGRect) {
        (self.from, self.to, self.container) = (from, to, container)
        (fromView, toView, style) = (from.view, to.view, .none)
        let start = from.view.frame
        initialFrame = { $0 === from ? start : .zero }
        self.finalFrame = { $0 === to ? finalFrame : .zero }
    }
}
