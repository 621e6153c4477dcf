import QuartzCore

/// A view that a transition took off the screen, and that is seen until its animations end.
///
/// It has no superview any more: it is a picture of what was there, which only motions show.
@MainActor struct Departure {
    let view: UIView
    weak var container: UIView?
    /// Where it was among the subviews of the container.
    let index: Int
    /// Whether touches wait until it is gone.
    let holdsTouches: Bool
    let finish: () -> Void

    /// Whether nothing is to be seen of it any more: it is elsewhere, or what held it is gone.
    var isOver: Bool { view.superview != nil || container == nil }
}

extension UIWindow {
    /// Takes a view from its superview, and keeps it in sight as long as its animations run.
    ///
    /// The view is shown as if it were at an index among the subviews of a container, by whose bounds its frame goes. The
    /// last call is made when it is out of sight, or at once if nothing moves it.
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

    /// Lets a view go that is seen to leave, since it is out of sight or comes back.
    func endDeparture(of view: UIView) {
        guard let place = departures.firstIndex(where: { $0.view === view }) else { return }
        view.layer.isDeparting = false
        departures.remove(at: place).finish()
    }

    /// Whether views are seen to come or to go, so that the view in front is not all that is seen.
    private var isInTransition: Bool {
        ownTransitions > 0 || departures.contains { !$0.isOver }
            || sequence(first: seenView, next: { $0?.superview })
                .contains { $0?.layer.animationsInOrder.isEmpty == false }
    }

    /// Has touches wait for a time in seconds from now.
    func holdTouches(for duration: Double) {
        transitionEnd = max(transitionEnd, AnimationClock.current.now + duration)
    }

    /// How long transitions take yet that animators of the app make, in seconds of the clock.
    package var remainingOwnTransition: Double { ownTransitions > 0 ? remainingTransition : 0 }

    /// How long touches do not count since controllers come or go, in seconds of the clock.
    package var remainingTransition: Double {
        let ends =
            departures.filter { !$0.isOver && $0.holdsTouches }.compactMap(\.view.layer.animationsEnd) + [transitionEnd]
        return max(0, (ends.max() ?? 0) - AnimationClock.current.now)
    }

    /// What a picture of a moment shows: the whole window while views come and go.
    package func seenView(showing values: FrozenValues) -> UIView? {
        values == .presentation && isInTransition ? self : seenView
    }
}

extension UIView {
    /// Does something with a tree of views in which those that leave the screen are where they are seen.
    package func withDepartures<Result>(_ body: () throws -> Result) rethrows -> Result {
        let shown = (self as? UIWindow)?.departures.filter { !$0.isOver } ?? []
        guard !shown.isEmpty else { return try body() }
        for departure in shown { departure.enter() }
        defer { for departure in shown { departure.leave() } }
        return try body()
    }
}

extension Departure {
    /// Puts the view into the container without a word to anyone: it is there for a look only.
    fileprivate func enter() {
        guard let container else { return }
        view.developFormerLooks()
        container.state.subviews.insert(view, at: min(index, container.state.subviews.count))
        view.state.superview = container
        LayoutPlace.treeChanged()
    }

    fileprivate func leave() {
        container?.state.subviews.removeAll { $0 === view }
        view.state.superview = nil
        LayoutPlace.treeChanged()
    }
}
