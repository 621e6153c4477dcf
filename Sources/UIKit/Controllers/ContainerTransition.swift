import CoreGraphics

/// The way from one child of a container to another by an animator of the app: both views lie in a view of its own below
/// the bars until the animator says that the transition has ended.
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

    /// Begins the transition to the frame that the new view has in the end, in points of the container.
    ///
    /// The first call comes before the controllers are told that they appeared or not, the second one when all is done; both
    /// say whether the transition was completed.
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

    /// Ends it now, whatever its animations have come to.
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
