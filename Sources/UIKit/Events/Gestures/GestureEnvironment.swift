import Foundation

/// Decides which recognizers recognize the touches on the screen, and tells their targets in order.
@MainActor final class GestureEnvironment {
    /// The recognizers that look at touches or wait for more of them, in the order in which they are told.
    private(set) var active: [UIGestureRecognizer] = []
    private var told: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    // MARK: Touches

    /// The recognizers of the view under a touch and of its superviews that want to see it, the innermost first.
    func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            found += current.recognizersInOrder.filter { $0.wants(touch, event) }
            view = current.superview
        }
        return found
    }

    /// Has recognizers look at touches that changed, and tells the targets of those that moved on.
    func handle(_ touches: [UITouch], _ event: UIEvent) {
        var recognizers: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers {
            let own = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
            show(own, event, to: recognizer)
        }
        finishRound()
    }

    private func show(_ touches: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        let began = touches.filter { $0.phase == .began }
        recognizer.progress.touches += began
        guard !recognizer.progress.isOver else { return }
        recognizer.updatePlaces()
        let phases: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
            (.began, recognizer.touchesBegan), (.moved, recognizer.touchesMoved), (.ended, recognizer.touchesEnded),
            (.cancelled, recognizer.touchesCancelled),
        ]
        for (phase, tell) in phases {
            let changed = touches.filter { $0.phase == phase && !recognizer.progress.ignores($0) }
            if !changed.isEmpty, !recognizer.progress.isOver { tell(Set(changed), event) }
        }
    }

    /// Ends what follows from one event: actions are sent, recognizers without touches fail or begin anew.
    func finishRound() {
        sendActions()
        for recognizer in active {
            recognizer.progress.earlier += recognizer.progress.touches.filter { !$0.isOnScreen }
            recognizer.progress.touches.removeAll { !$0.isOnScreen }
            let progress = recognizer.progress
            if progress.touches.isEmpty, !progress.isOver, progress.state == .possible, progress.waiting.isEmpty,
                !recognizer.awaitsMoreTouches
            {
                fail(recognizer)
            }
        }
        sendActions()
        for recognizer in active where recognizer.progress.isOver && recognizer.progress.touches.isEmpty {
            recognizer.beginAnew()
        }
        active.removeAll { $0.progress.isIdle && !$0.awaitsMoreTouches }
    }

    private func sendActions() {
        while !told.isEmpty {
            let (recognizer, state) = told.removeFirst()
            recognizer.progress.shown = state
            recognizer.sendActions()
            recognizer.progress.shown = nil
        }
    }

    /// Whether a recognizer keeps a phase of a touch from the view under it.
    func holdBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            switch phase {
            case .began: recognizer.delaysTouchesBegan && recognizer.isUndecided
            case .ended: recognizer.delaysTouchesEnded && recognizer.isUndecided
            default: false
            }
        }
    }

    // MARK: States

    /// A recognizer saw its gesture: it recognizes it, waits for others to fail, or fails.
    func request(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let required = active.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if required.contains(where: { $0.hasRecognized }) { return fail(recognizer) }
        if required.contains(where: { $0.isUndecided }) {
            recognizer.progress.waiting.append(state)
        } else {
            recognize(recognizer, state)
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let rivals = active.filter { $0.sharesTouches(with: recognizer) && !$0.recognizesTogether(with: recognizer) }
        let isPrevented = rivals.contains { $0.hasRecognized && $0.prevents(recognizer) }
        guard !isPrevented, recognizer.mayBegin else { return fail(recognizer) }
        tell(recognizer, state)
        for rival in rivals where !rival.progress.isOver && rival.progress.state == .possible {
            if recognizer.prevents(rival) { fail(rival) }
        }
        // Whoever waited for this one to fail waited in vain.
        for other in active where other.isUndecided && other !== recognizer && other.waits(for: recognizer) {
            fail(other)
        }
        guard recognizer.cancelsTouchesInView else { return }
        let touches = recognizer.progress.earlier + recognizer.progress.touches
        for touch in touches { UIApplication.shared.events.cancel(touch) }
    }

    /// Moves a recognizer that has begun, or that is recognized, to a state of which its targets are told.
    func tell(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.progress.state = state
        recognizer.progress.isOver = state == .ended || state == .cancelled
        told.append((recognizer, state))
    }

    /// Has a recognizer fail, and those go on that waited for it.
    func fail(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.progress.isOver else { return }
        recognizer.progress.state = .failed
        recognizer.progress.isOver = true
        recognizer.progress.waiting = []
        for other in active where !other.progress.waiting.isEmpty && other.waits(for: recognizer) {
            let states = other.progress.waiting
            other.progress.waiting = []
            for state in states { other.state = state }
        }
    }
}
