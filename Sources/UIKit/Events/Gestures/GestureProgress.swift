import Foundation

/// Where a recognizer is with the touches that it looks at.
struct GestureProgress {
    var state = UIGestureRecognizer.State.possible
    /// The state that targets see while they are told of it.
    var shown: UIGestureRecognizer.State?
    /// States that begin when those have failed that the recognizer waits for.
    var waiting: [UIGestureRecognizer.State] = []
    /// The touches that it looks at, and those of them that it ignores.
    var touches: [UITouch] = []
    var ignored: [UITouch] = []
    /// Those that it looked at before they left the screen.
    var earlier: [UITouch] = []
    /// Whether it has recognized its gesture or failed, and looks at no touch until all are gone.
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

    /// Whether it may still recognize its gesture.
    var isUndecided: Bool {
        !progress.isOver && progress.state == .possible && environment.active.contains { $0 === self }
    }

    var hasRecognized: Bool {
        switch progress.state {
        case .began, .changed, .ended, .cancelled: true
        default: false
        }
    }

    /// Moves to a state that its own code chose.
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

    /// Ends what it is at.
    func disable() {
        guard !progress.isOver, environment.active.contains(where: { $0 === self }) else { return }
        if progress.state == .possible { environment.fail(self) } else { environment.tell(self, .cancelled) }
        timePassed()
    }

    /// Takes over what a timer changed: targets and views are told.
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

    /// Whether it sees a touch that begins.
    func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    var mayBegin: Bool {
        view?.gestureRecognizerShouldBegin(self) ?? true && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether it waits until another one has failed.
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

    /// Whether another one cannot recognize its gesture once this one has.
    func prevents(_ other: UIGestureRecognizer) -> Bool { canPrevent(other) && other.canBePrevented(by: self) }

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        self !== other && progress.touches.contains { touch in other.progress.touches.contains { $0 === touch } }
    }

    /// Takes the places of its touches over for those who ask for locations.
    func updatePlaces() {
        let touches = touches
        guard !touches.isEmpty else { return }
        windowTouches = touches.map(\.point)
        windowLocation = .middle(of: windowTouches)
    }
}

extension UIView {
    /// Its recognizers in the order in which they are told of touches: the one added last first, and of taps those that
    /// need more of them first.
    var recognizersInOrder: [UIGestureRecognizer] {
        // Those of scroll views come to be when they are asked for.
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
    /// The recognizers of the system that `gestureRecognizers` does not list.
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
