import CoreGraphics
import Foundation

/// What an animator is told of its transition.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let scene: TransitionScene
    /// What a finger moves, in a transition that somebody drives.
    private let driven: TransitionCapture?
    private let coordinator: TransitionCoordinator
    /// Called once, with whether the transition was completed.
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
    // A transition that runs by itself is in somebody's hands from here on
    // ([Apple](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/pause())).
    func pauseInteractiveTransition() {
        guard completed != nil else { return }
        driven?.pause()
        if let driven { coordinator.percentComplete = driven.progress }
        guard !isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (true, false)
        coordinator.changeInteraction(isInteractive: true, isCancelled: false)
    }
    /// From 0 to 1, of a transition that the system drives.
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
