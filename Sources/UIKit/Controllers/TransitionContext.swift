import CoreGraphics
import Foundation

/// What an animator of a presentation is told.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let presentation: UIPresentationController
    private let isPresenting: Bool
    /// What a finger moves, in a transition that somebody drives.
    private let driven: TransitionCapture?
    private let coordinator: TransitionCoordinator?
    /// Called once, with whether the transition was completed.
    var completed: ((Bool) -> Void)?

    init(
        _ presentation: UIPresentationController, isPresenting: Bool, driven: TransitionCapture? = nil,
        _ coordinator: TransitionCoordinator? = nil
    ) {
        self.presentation = presentation
        self.isPresenting = isPresenting
        self.driven = driven
        self.coordinator = coordinator
        isInteractive = driven != nil
    }

    var containerView: UIView { presentation.containerView ?? UIView() }
    var isAnimated: Bool { true }
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        driven?.progress = percentComplete
        coordinator?.percentComplete = percentComplete
    }
    func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }
    func pauseInteractiveTransition() { driven?.pause() }
    func completeTransition(_ didComplete: Bool) {
        guard let completed else { return }
        self.completed = nil
        completed(didComplete)
    }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        coordinator?.endInteraction(isCancelled: isCancelled)
        driven?.goOn(isReversed: isCancelled)
    }

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
    private var interactionSteps: [Step] = []
    /// Runs an animation that is added while the transition is driven.
    var runLate: ((@escaping () -> Void) -> Void)?
    let isAnimated: Bool
    /// Whether somebody drives the transition.
    let initiallyInteractive: Bool

    init(from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
    }

    var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
    var isInterruptible: Bool { false }
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }
    var percentComplete: CGFloat = 0
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
        if let animation, let runLate {
            runLate { animation(self) }
        } else if let animation {
            animations.append(animation)
        }
        if let completion { completions.append(completion) }
        return true
    }
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionSteps.append(handler) }

    /// Tells that the finger left, and which way the transition goes now.
    func endInteraction(isCancelled: Bool) {
        (isInteractive, self.isCancelled) = (false, isCancelled)
        for step in interactionSteps { step(self) }
    }

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
