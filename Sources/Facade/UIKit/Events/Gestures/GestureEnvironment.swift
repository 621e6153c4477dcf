import Foundation

/// Arbitrates between the gesture recognizers of the current touches, and sends their actions in order.
@MainActor final class GestureEnvironment {
    /// The recognizers that are tracking touches or waiting for more, in delivery order.
    private(set) var active: [UIGestureRecognizer] = []
    private var told: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    // MARK: Touches

    /// Returns the recognizers of the view under a touch and its superviews that receive the touch, innermost first.
    func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            found += current.recognizersInOrder.filter { $0.wants(touch, event) }
            view = current.superview
        }
        return found
    }

    /// Delivers changed touches to their recognizers, and sends the actions of those that changed state.
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

    /// Completes the handling of an event: sends actions, fails recognizers that ran out of touches, and resets those
    /// that are done.
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

    /// Returns whether a recognizer delays a phase of a touch for the view under it.
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

    /// Handles a recognizer that recognized its gesture: it begins, waits for other recognizers to fail, or fails.
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
        // Recognizers that required this one to fail can no longer succeed.
        for other in active where other.isUndecided && other !== recognizer && other.waits(for: recognizer) {
            fail(other)
        }
        guard recognizer.cancelsTouchesInView else { return }
        let touches = recognizer.progress.earlier + recognizer.progress.touches
        for touch in touches { UIApplication.shared.events.cancel(touch) }
    }

    /// Changes the state of a recognizer that has begun or recognized its gesture, and queues its actions.
    func tell(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.progress.state = state
        recognizer.progress.isOver = state == .ended || state == .cancelled
        told.append((recognizer, state))
    }

    /// Fails a recognizer, and lets those that waited for its failure continue.
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
