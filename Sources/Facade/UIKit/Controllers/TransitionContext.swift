import CoreGraphics
import Foundation

/// The context that a custom animator receives.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let scene: TransitionScene
    /// The captured animations that an interaction controller drives.
    private let driven: TransitionCapture?
    private let coordinator: TransitionCoordinator
    /// The handler called once with whether the transition was completed.
    var completed: ((Bool) -> Void)?

    init(
        _ scene: TransitionScene, driven: TransitionCapture?, isInteractive: Bool, _ coordinator: TransitionCoordinator
    ) {
        self.scene = scene
        self.driven = driven
        self.coordinator = coordinator
        self.isInteractive = isInteractive
    }

    var containerView: UIView { scene.container }
    var isAnimated: Bool { true }
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { scene.style }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        driven?.progress = percentComplete
        coordinator.percentComplete = percentComplete
    }
    func finishInteractiveTransition() { endInteraction(isCancelled: false) }
    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }
    // Pausing a transition that is running makes it interactive
    // ([Apple](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/pause())).
    func pauseInteractiveTransition() {
        guard completed != nil else { return }
        driven?.pause()
        if let driven { coordinator.percentComplete = driven.progress }
        guard !isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (true, false)
        coordinator.changeInteraction(isInteractive: true, isCancelled: false)
    }
    /// The progress from 0 to 1 of a transition driven by the system's interaction controller.
    var progress: CGFloat? { driven?.progress }
    func completeTransition(_ didComplete: Bool) {
        guard let completed else { return }
        self.completed = nil
        completed(didComplete)
    }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = isCancelled
        coordinator.changeInteraction(isInteractive: false, isCancelled: isCancelled)
        guard let driven else { return }
        scene.container.window?.holdTouches(for: driven.remainingTime(isReversed: isCancelled))
        driven.goOn(isReversed: isCancelled)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .to ? scene.to : scene.from
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? scene.toView : scene.fromView }
    func initialFrame(for vc: UIViewController) -> CGRect { scene.initialFrame(vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { scene.finalFrame(vc) }
}
