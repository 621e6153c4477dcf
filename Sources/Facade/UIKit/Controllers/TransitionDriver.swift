import Foundation
import QuartzCore

/// A custom animator and its interaction controller.
@MainActor struct TransitionDriver {
    let animator: any UIViewControllerAnimatedTransitioning
    /// The interaction controller, or `nil` for a noninteractive transition.
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Whether the transition starts interactively; otherwise it runs until it is paused.
    let startsInteractive: Bool

    /// Creates a driver from an animator and an optional interaction controller.
    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
        startsInteractive = interaction?.wantsInteractiveStart ?? false
    }

    /// Starts a transition, which ends when the animator completes it.
    ///
    /// `ended` is called when the transition ends, `finish` after the animator has been notified; both receive whether
    /// it was completed.
    @discardableResult func run(
        _ scene: TransitionScene, _ coordinator: TransitionCoordinator, ended: @escaping (Bool) -> Void,
        then finish: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let capture = interaction == nil ? nil : TransitionCapture(duration: 0)
        let context = TransitionContext(scene, driven: capture, isInteractive: startsInteractive, coordinator)
        let duration = animator.transitionDuration(using: context)
        coordinator.transitionDuration = duration
        let window = scene.container.window
        window?.ownTransitions += 1
        context.completed = { [animator, interaction] isDone in
            window?.ownTransitions -= 1
            coordinator.runLate = nil
            coordinator.runAnimations()
            ended(isDone)
            (interaction as? UIPercentDrivenInteractiveTransition)?.end()
            animator.animationEnded(isDone)
            finish(isDone)
        }
        if let interaction, let capture {
            capture.duration = duration
            begin(interaction, capture, context, coordinator)
        } else {
            window?.holdTouches(for: duration)
            animator.animateTransition(using: context)
            ViewAnimation.run(
                AnimationSettings(duration: duration), animations: coordinator.runAnimations, completion: nil)
        }
        return context
    }

    /// Lets the interaction controller drive the animations. The animator's own animations are captured only for
    /// `UIPercentDrivenInteractiveTransition`; other interaction controllers move the views themselves.
    private func begin(
        _ interaction: any UIViewControllerInteractiveTransitioning, _ capture: TransitionCapture,
        _ context: TransitionContext, _ coordinator: TransitionCoordinator
    ) {
        let settings = AnimationSettings(duration: capture.duration)
        interaction.startInteractiveTransition(context)
        guard interaction is UIPercentDrivenInteractiveTransition else { return coordinator.runAnimations() }
        capture.speed = interaction.completionSpeed
        capture.capture {
            animator.animateTransition(using: context)
            capture.add(settings, { coordinator.runAnimations() }, nil)
        }
        if !startsInteractive { capture.start() }
        coordinator.runLate = { capture.add(settings, $0, nil) }
    }
}

extension UIPresentationController {
    /// Returns the custom animator and the interaction controller of the presentation or dismissal, if the app provides
    /// them.
    func driver(isPresenting: Bool) -> TransitionDriver? {
        guard let delegate = presentedViewController.transitioningDelegate else { return nil }
        guard isPresenting else {
            return delegate.animationController(forDismissed: presentedViewController).map {
                TransitionDriver($0, delegate.interactionControllerForDismissal(using: $0))
            }
        }
        let animator = delegate.animationController(
            forPresented: presentedViewController, presenting: presentingViewController,
            source: presentingViewController)
        return animator.map { TransitionDriver($0, delegate.interactionControllerForPresentation(using: $0)) }
    }
}
