import Foundation
import QuartzCore

/// An animator of the app's own, and who drives it.
@MainActor struct TransitionDriver {
    let animator: any UIViewControllerAnimatedTransitioning
    /// `nil` if the animation runs by itself.
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Whether somebody drives it from the start; else the animation runs by itself until it is paused.
    let startsInteractive: Bool

    /// Takes an animator, and who may drive it.
    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interaction = interaction
        startsInteractive = interaction?.wantsInteractiveStart ?? false
    }

    /// Begins a transition, which ends when the animator says so.
    ///
    /// The first call comes when it ends, the second one once the animator knows; both say whether it was completed.
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

    /// Has somebody drive the animations. Those of the animator are only made for the system's own interaction; others
    /// move views themselves.
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
    /// The animator of the presentation or the dismissal, if the app has one, and who drives it.
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
