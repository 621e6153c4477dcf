import Foundation

extension UITabBarController {
    /// The animator that the delegate gives for a change that is seen, and who drives it.
    func driver(from old: UIViewController?, to new: UIViewController) -> TransitionDriver? {
        guard appearance == .appeared, let old, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return TransitionDriver(animator, delegate.tabBarController(self, interactionControllerFor: animator))
    }

    /// Goes to the selected controller by an animator of the app; the former one is selected again if that is cancelled.
    func run(_ driver: TransitionDriver, from old: UIViewController, to new: UIViewController) {
        let coordinator = TransitionCoordinator(
            from: old, to: new, isAnimated: true, isInteractive: driver.startsInteractive)
        let transition = ContainerTransition(in: self, from: old, to: new)
        presentation.coordinator = coordinator
        ownTransition = transition
        transition.run(driver, to: new.view.frame, coordinator) { [self] isDone in
            ownTransition = nil
            presentation.coordinator = nil
            if !isDone { returnSelection(to: old) }
        } then: { [self] _ in
            viewIfLoaded?.setNeedsLayout()
        }
    }
}
