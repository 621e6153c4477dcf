import CoreGraphics
import Foundation

/// The coordinator of animations alongside a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionSteps: [Step] = []
    /// The closure that runs an animation added while the transition is interactive.
    var runLate: ((@escaping () -> Void) -> Void)?
    let isAnimated: Bool
    /// Whether the transition started interactively.
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
    /// Whether the transition can become interactive while it runs.
    var isInterruptible: Bool { runLate != nil }
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    /// The duration in seconds.
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

    /// Notifies handlers that the interaction has ended, and whether it was canceled, or that it has resumed.
    func changeInteraction(isInteractive: Bool, isCancelled: Bool) {
        (self.isInteractive, self.isCancelled) = (isInteractive, isCancelled)
        for step in interactionSteps { step(self) }
    }

    /// Runs all animations, then all completions, in the order in which they were added.
    func run() {
        runAnimations()
        runCompletions()
    }

    /// Runs all animations, including those that animations add.
    func runAnimations() {
        while !animations.isEmpty { animations.removeFirst()(self) }
    }

    /// Runs all completion handlers.
    func runCompletions() {
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}
