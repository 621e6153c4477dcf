import CoreGraphics
import Foundation

/// What an animator of a presentation is told.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let presentation: UIPresentationController
    private let isPresenting: Bool

    init(_ presentation: UIPresentationController, isPresenting: Bool) {
        self.presentation = presentation
        self.isPresenting = isPresenting
    }

    var containerView: UIView { presentation.containerView ?? UIView() }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .to) == isPresenting ? presentation.presentedViewController : presentation.presentingViewController
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) == isPresenting { return presentation.presentedView }
        return presentation.coversPresenter ? presentation.presentingViewController.view : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presentation.presentedViewController && isPresenting ? .zero : vc.view.frame
    }
    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presentation.presentedViewController else { return vc.view.frame }
        return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
    }
}

/// Runs what is to happen beside a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [Step] = []
    private var completions: [Step] = []
    let isAnimated: Bool

    init(from: UIViewController?, to: UIViewController?, isAnimated: Bool) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
    }

    var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .to ? to : from
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .to ? to : from)?.viewIfLoaded }

    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Runs all animations, then all completions, in the order in which they were added.
    func run() {
        runAnimations()
        runCompletions()
    }

    /// Runs all animations, those too that animations add.
    func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()(self) }
    }

    /// Runs all completions.
    func runCompletions() {
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}
