import CoreGraphics
import Foundation

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
        transitionDuration = isAnimated ? 0.35 : 0
        self.isInteractive = isInteractive
    }

    var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
    /// Whether somebody may take the transition in hand on its way.
    var isInterruptible: Bool { runLate != nil }
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    /// In seconds.
    var transitionDuration: TimeInterval
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

    /// Tells that the finger left, and which way the transition goes now, or that a finger took it.
    func changeInteraction(isInteractive: Bool, isCancelled: Bool) {
        (self.isInteractive, self.isCancelled) = (isInteractive, isCancelled)
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
