import CoreGraphics

/// A container's transition between two children with a custom animator: both views are in a container view below the
/// bars until the animator completes the transition.
@MainActor final class ContainerTransition {
    private let container: UIViewController
    private let old: UIViewController
    private let new: UIViewController
    private let place: UIView
    private var context: TransitionContext?

    init(in container: UIViewController, from old: UIViewController, to new: UIViewController) {
        (self.container, self.old, self.new) = (container, old, new)
        place = UILayoutContainerView(frame: container.view.bounds)
    }

    /// Starts the transition to the new view's final frame, in points of the container's view.
    ///
    /// `ended` is called before the children finish their appearance transitions, `finish` at the very end; both
    /// receive whether the transition was completed.
    func run(
        _ driver: TransitionDriver, to frame: CGRect, _ coordinator: TransitionCoordinator,
        ended: @escaping (Bool) -> Void, then finish: @escaping (Bool) -> Void
    ) {
        let view: UIView = container.view
        for controller in [old, new] { controller.isDriven = true }
        old.willDisappear(true)
        new.willAppear(true)
        view.insertSubview(place, at: 0)
        place.addSubview(old.view)
        let scene = TransitionScene(from: old, to: new, in: place, finalFrame: frame)
        var isOver = false
        let context = driver.run(scene, coordinator) { [self] isDone in
            isOver = true
            ended(isDone)
            end(isDone: isDone)
            coordinator.runCompletions()
        } then: {
            finish($0)
        }
        guard !isOver else { return }
        self.context = context
        if new.view.superview != nil { new.isAppearing(true) }
        view.layoutIfNeeded()
    }

    /// Completes the transition immediately, regardless of how far its animations have progressed.
    func endNow() { context?.completeTransition(context?.transitionWasCancelled == false) }

    private func end(isDone: Bool) {
        context = nil
        let (gone, there) = isDone ? (old, new) : (new, old)
        if !isDone {
            new.willDisappear(true)
            old.willAppear(true)
        }
        gone.view.removeFromSuperview()
        container.view.insertSubview(there.view, at: 0)
        place.removeFromSuperview()
        container.placeChildren()
        if !isDone { there.isAppearing(true) }
        gone.finishAppearance(animated: true)
        there.finishAppearance(animated: true)
        for controller in [old, new] { controller.isDriven = false }
    }
}
