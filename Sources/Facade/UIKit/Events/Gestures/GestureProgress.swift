import Foundation

/// The progress of a recognizer with the touches that it tracks.
struct GestureProgress {
    var state = UIGestureRecognizer.State.possible
    /// The state that targets see while actions are sent.
    var shown: UIGestureRecognizer.State?
    /// The pending states, which take effect when the required recognizers have failed.
    var waiting: [UIGestureRecognizer.State] = []
    /// The tracked touches, and those of them to ignore.
    var touches: [UITouch] = []
    var ignored: [UITouch] = []
    /// The tracked touches that have left the screen.
    var earlier: [UITouch] = []
    /// Whether the gesture was recognized or failed, after which no touch is tracked until all are gone.
    var isOver = false

    func ignores(_ touch: UITouch) -> Bool { ignored.contains { $0 === touch } }

    var isIdle: Bool { state == .possible && waiting.isEmpty && touches.isEmpty && !isOver }
}

extension UIGestureRecognizer {
    private var environment: GestureEnvironment { UIApplication.shared.events.gestures }

    /// The touches of the gesture.
    var touches: [UITouch] { progress.touches.filter { !progress.ignores($0) } }
    /// The touches of the gesture that are on the screen.
    var touchesDown: [UITouch] { touches.filter(\.isOnScreen) }

    /// Whether the recognizer may still recognize its gesture.
    var isUndecided: Bool {
        !progress.isOver && progress.state == .possible && environment.active.contains { $0 === self }
    }

    var hasRecognized: Bool {
        switch progress.state {
        case .began, .changed, .ended, .cancelled: true
        default: false
        }
    }

    /// Changes to a state that the recognizer's own code set.
    func move(to new: State) {
        switch (progress.state, new) {
        case (_, _) where progress.isOver || new == .possible: return
        case (.possible, .failed), (.possible, .cancelled): environment.fail(self)
        case (.possible, _):
            if progress.waiting.isEmpty {
                environment.request(self, new == .changed ? .began : new)
            } else if new != .changed {
                progress.waiting.append(new)
            }
        case (_, .began): return
        case (_, .failed): environment.tell(self, .cancelled)
        default: environment.tell(self, new)
        }
    }

    /// Cancels or fails the current gesture.
    func disable() {
        guard !progress.isOver, environment.active.contains(where: { $0 === self }) else { return }
        if progress.state == .possible { environment.fail(self) } else { environment.tell(self, .cancelled) }
        timePassed()
    }

    /// Completes the handling of a timer: sends actions, delivers touches to views, and updates the layout.
    func timePassed() {
        environment.finishRound()
        UIApplication.shared.events.deliverHeld()
        UIApplication.shared.layOutWindows()
    }

    func beginAnew() {
        reset()
        progress = GestureProgress()
    }

    // MARK: Others

    /// Returns whether the recognizer receives a touch that begins.
    func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether the recognizer's view, its delegate and the views whose touches it would cancel let it begin.
    var mayBegin: Bool {
        guard view?.gestureRecognizerShouldBegin(self) ?? true, delegate?.gestureRecognizerShouldBegin(self) ?? true
        else { return false }
        guard cancelsTouchesInView else { return true }
        return touches.compactMap(\.view).allSatisfy { $0 === view || $0.gestureRecognizerShouldBegin(self) }
    }

    /// Returns whether the recognizer waits for another one to fail.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains { $0.object === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Returns whether the recognizer prevents another one from recognizing its gesture.
    func prevents(_ other: UIGestureRecognizer) -> Bool { canPrevent(other) && other.canBePrevented(by: self) }

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        self !== other && progress.touches.contains { touch in other.progress.touches.contains { $0 === touch } }
    }

    /// Updates the recognizer's locations from its touches.
    func updatePlaces() {
        let touches = touches
        guard !touches.isEmpty else { return }
        windowTouches = touches.map(\.point)
        windowLocation = .middle(of: windowTouches)
    }
}

extension UIView {
    /// The view's recognizers in delivery order: the most recently added first, but tap recognizers that require more
    /// taps before those that require fewer.
    var recognizersInOrder: [UIGestureRecognizer] {
        // The recognizers of scroll views are created on first access.
        let system = systemRecognizers
        let recognizers = state.gestureRecognizers.reversed() + system
        let places = recognizers.indices.filter { recognizers[$0] is UITapGestureRecognizer }
        guard places.count > 1 else { return recognizers }
        let taps = places.enumerated().sorted { left, right in
            let (first, second) = (recognizers[left.element].tapsRequired, recognizers[right.element].tapsRequired)
            return (-first, left.offset) < (-second, right.offset)
        }
        var sorted = recognizers
        for (place, tap) in zip(places, taps) { sorted[place] = recognizers[tap.element] }
        return sorted
    }
}

extension UIGestureRecognizer {
    fileprivate var tapsRequired: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0 }
}

extension UIView {
    /// The system's recognizers, which `gestureRecognizers` does not list.
    fileprivate var systemRecognizers: [UIGestureRecognizer] {
        var recognizers = (self as? UIScrollView)?.scrollRecognizers ?? []
        if hasContextMenu { recognizers.append(MenuPressRecognizer()) }
        recognizers += largeContentRecognizers
        if let sheet = (self as? UITransitionView)?.presentation as? UISheetPresentationController {
            recognizers.append(SheetPanRecognizer(sheet))
        }
        for recognizer in recognizers where recognizer.view !== self { recognizer.attach(to: self) }
        return recognizers
    }
}
