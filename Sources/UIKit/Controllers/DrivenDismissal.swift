import Foundation

/// An animator of a dismissal, and who drives it.
@MainActor struct DismissalDriver {
    let animator: any UIViewControllerAnimatedTransitioning
    /// `nil` if the animation runs by itself.
    let interaction: (any UIViewControllerInteractiveTransitioning)?
}

extension UIPresentationController {
    /// The animator of the dismissal, if the app has one, and who wants to drive it from the start.
    func dismissalDriver() -> DismissalDriver? {
        guard let delegate = presentedViewController.transitioningDelegate, containerView?.window != nil,
            let animator = delegate.animationController(forDismissed: presentedViewController)
        else { return nil }
        let interaction = delegate.interactionControllerForDismissal(using: animator)
        return DismissalDriver(
            animator: animator, interaction: interaction?.wantsInteractiveStart == true ? interaction : nil)
    }

    /// Begins a dismissal that somebody drives; the last call says whether it was completed.
    func dismiss(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: any UIViewControllerInteractiveTransitioning, _ coordinator: TransitionCoordinator,
        then finish: @escaping (Bool) -> Void
    ) {
        let presented = presentedViewController
        presented.willDisappear(true)
        presented.isDriven = true
        if coversPresenter {
            presentingViewController.willAppear(true)
            presentingViewController.isAppearing(true)
        }
        let capture = TransitionCapture(duration: 0)
        let context = TransitionContext(self, isPresenting: false, driven: capture, coordinator)
        let duration = animator.transitionDuration(using: context)
        capture.duration = duration
        context.completed = { [self] isDone in
            end(isDone: isDone, coordinator)
            animator.animationEnded(isDone)
            finish(isDone)
        }
        interaction.startInteractiveTransition(context)
        guard interaction is UIPercentDrivenInteractiveTransition else { return }
        capture.speed = interaction.completionSpeed
        capture.capture {
            animator.animateTransition(using: context)
            capture.add(AnimationSettings(duration: duration), { coordinator.runAnimations() }, nil)
        }
        coordinator.runLate = { capture.add(AnimationSettings(duration: duration), $0, nil) }
    }

    private func end(isDone: Bool, _ coordinator: TransitionCoordinator) {
        let presented = presentedViewController
        presented.isDriven = false
        coordinator.runLate = nil
        if isDone {
            removeViews()
        } else {
            presented.willAppear(true)
            if coversPresenter { presentingViewController.willDisappear(true) }
        }
        if coversPresenter { presentingViewController.finishAppearance(animated: true) }
        presented.finishAppearance(animated: true)
        coordinator.runCompletions()
    }
}
