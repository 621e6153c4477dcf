public import Foundation

/// A gesture recognizer for long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that must precede the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers that must press.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement before the gesture fails, in points.
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

    /// Returns whether the press may begin; subclasses override it.
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
