import Foundation

extension UITabBarController {
    /// Returns the delegate's animator and interaction controller for a visible change.
    func driver(from old: UIViewController?, to new: UIViewController) -> TransitionDriver? {
        guard appearance == .appeared, let old, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return TransitionDriver(animator, delegate.tabBarController(self, interactionControllerFor: animator))
    }

    /// Switches to the selected controller with a custom animator; cancellation selects the former controller again.
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
