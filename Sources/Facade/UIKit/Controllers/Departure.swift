import QuartzCore

/// A view that a transition removed from the hierarchy but that stays visible until its animations end.
///
/// It no longer has a superview: it is only rendered as it was, and only animations show it.
@MainActor struct Departure {
    let view: UIView
    weak var container: UIView?
    /// The view's former index among the subviews of the container.
    let index: Int
    /// Whether touches are blocked until the view is gone.
    let holdsTouches: Bool
    let finish: () -> Void

    /// Whether the view is no longer visible here: it has a new superview, or its container is gone.
    var isOver: Bool { view.superview != nil || container == nil }
}

extension UIWindow {
    /// Removes a view from its superview and keeps it visible while its animations run.
    ///
    /// The view is rendered as if it were at an index among the subviews of `container`, in whose bounds its frame is
    /// interpreted. `finish` is called once the view is no longer visible, or immediately if nothing animates it.
    func showDeparture(
        of view: UIView, from container: UIView, at index: Int, holdsTouches: Bool = true,
        then finish: @escaping () -> Void = {}
    ) {
        let end = view.layer.animationsEnd
        view.layer.isDeparting = end != nil
        view.removeFromSuperview()
        guard let end else { return finish() }
        departures.append(
            Departure(view: view, container: container, index: index, holdsTouches: holdsTouches, finish: finish))
        let clock = AnimationClock.current
        clock.wakeSoon(
            clock.call(at: end, "a view that leaves the screen") { [weak self] in self?.endDeparture(of: view) })
    }

    /// Ends a view's departure, because it is no longer visible or has returned.
    func endDeparture(of view: UIView) {
        guard let place = departures.firstIndex(where: { $0.view === view }) else { return }
        view.layer.isDeparting = false
        departures.remove(at: place).finish()
    }

    /// Whether a transition is visible, so that rendering the front view alone is not enough.
    private var isInTransition: Bool {
        ownTransitions > 0 || departures.contains { !$0.isOver }
            || sequence(first: seenView, next: { $0?.superview })
                .contains { $0?.layer.animationsInOrder.isEmpty == false }
    }

    /// Blocks touches for a duration in seconds from now.
    func holdTouches(for duration: Double) {
        transitionEnd = max(transitionEnd, AnimationClock.current.now + duration)
    }

    /// The remaining duration of transitions that custom animators run, in seconds of the animation clock.
    package var remainingOwnTransition: Double { ownTransitions > 0 ? remainingTransition : 0 }

    /// The remaining time for which transitions between view controllers block touches, in seconds of the animation
    /// clock.
    package var remainingTransition: Double {
        let ends =
            departures.filter { !$0.isOver && $0.holdsTouches }.compactMap(\.view.layer.animationsEnd) + [transitionEnd]
        return max(0, (ends.max() ?? 0) - AnimationClock.current.now)
    }

    /// Returns the view to render in a snapshot: the whole window while a transition is visible.
    package func seenView(showing values: FrozenValues) -> UIView? {
        values == .presentation && isInTransition ? self : seenView
    }
}

extension UIView {
    /// Performs a closure while departing views are temporarily back in the hierarchy, where they are visible, and
    /// views that move by functions of time show the moment of the clock.
    package func withDepartures<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MovingHosts.shared.atMoment(in: self) { try withDepartingViews(body) }
    }

    private func withDepartingViews<Result>(_ body: () throws -> Result) rethrows -> Result {
        let shown = (self as? UIWindow)?.departures.filter { !$0.isOver } ?? []
        guard !shown.isEmpty else { return try body() }
        for departure in shown { departure.enter() }
        defer { for departure in shown { departure.leave() } }
        return try body()
    }
}

extension Departure {
    /// Inserts the view into the container without notifying anything, for rendering only.
    fileprivate func enter() {
        guard let container else { return }
        view.developFormerLooks()
        container.state.subviews.insert(view, at: min(index, container.state.subviews.count))
        view.setSuperview(container)
        LayoutPlace.treeChanged()
    }

    fileprivate func leave() {
        container?.state.subviews.removeAll { $0 === view }
        view.setSuperview(nil)
        LayoutPlace.treeChanged()
    }
}
