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

    init(_ scene: TransitionScene, driven: TransitionCapture?, _ coordinator: TransitionCoordinator) {
        self.scene = scene
        self.driven = driven
        self.coordinator = coordinator
        isInteractive = driven != nil
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
        coordinator.endInteraction(isCancelled: isCancelled)
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
