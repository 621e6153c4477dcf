import Foundation

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    open var numberOfTouchesRequired = 1
    /// The buttons that are pressed.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    private var count = TapCount()

    /// How long fingers of a tap stay down at most, in seconds.
    private static let longestTap = 0.75

    override var awaitsMoreTouches: Bool { count.timer != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count.timer?.cancel()
        if touchesDown.count > numberOfTouchesRequired { return state = .failed }
        for touch in touches { count.starts.append((touch, touch.point)) }
        wait(Self.longestTap)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasLeft = count.starts.contains { $0.touch.point.distance(to: $0.point) > TouchEnvironment.tapDistance }
        if hasLeft { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touchesDown.isEmpty else { return }
        count.timer?.cancel()
        count.timer = nil
        let fingers = count.starts.count
        count.starts = []
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        count.taps += 1
        if count.taps >= numberOfTapsRequired { state = .ended } else { wait(TouchEnvironment.tapInterval) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        count.timer?.cancel()
        count = TapCount()
    }

    /// A tap that asks for fewer taps leaves those that ask for more alone.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func wait(_ seconds: Double) {
        count.timer = EventTimer(after: seconds, "a tap") { [weak self] in
            self?.count.timer = nil
            self?.state = .failed
            self?.timePassed()
        }
    }
}

/// The taps of a gesture so far.
private struct TapCount {
    var taps = 0
    var starts: [(touch: UITouch, point: CGPoint)] = []
    var timer: EventTimer?
}
