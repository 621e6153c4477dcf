public import Foundation

/// Recognizes fingers that stay down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0
    /// How many fingers press.
    open var numberOfTouchesRequired = 1
    /// How long fingers stay down, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before the gesture fails, in points.
    open var allowableMovement: CGFloat = 10
    private var taps = 0
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var timer: EventTimer?

    override var awaitsMoreTouches: Bool { timer != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        timer?.cancel()
        timer = nil
        if touchesDown.count > numberOfTouchesRequired { return state = .failed }
        for touch in touches { starts.append((touch, touch.point)) }
        guard taps == numberOfTapsRequired, touchesDown.count == numberOfTouchesRequired else { return }
        if minimumPressDuration <= 0 { return state = .began }
        timer = EventTimer(after: minimumPressDuration, "a long press") { [weak self] in self?.pressed() }
    }

    /// Whether fingers that stayed down press something.
    func begins() -> Bool { true }

    private func pressed() {
        timer = nil
        state = begins() ? .began : .failed
        timePassed()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .changed }
        if starts.contains(where: { $0.touch.point.distance(to: $0.point) > allowableMovement }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .ended }
        guard touchesDown.isEmpty else { return }
        timer?.cancel()
        timer = nil
        starts = []
        guard taps < numberOfTapsRequired else { return state = .failed }
        taps += 1
        timer = EventTimer(after: TouchEnvironment.tapInterval, "a long press") { [weak self] in
            self?.timer = nil
            self?.state = .failed
            self?.timePassed()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        taps = 0
        starts = []
    }
}
