public import LayoutSimInertness
import Foundation

/// A gesture recognizer for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that must occur.
    open var numberOfTapsRequired = 1
    /// The number of fingers that must tap.
    open var numberOfTouchesRequired = 1
    /// The mouse buttons that must be pressed; stored only.
    @Inert(.behavior) open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    private var count = TapCount()

    /// The maximum duration of a tap, in seconds.
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

    /// Returns whether the recognizer prevents another one; it does not prevent tap recognizers that require more taps.
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

/// The taps of the current gesture.
private struct TapCount {
    var taps = 0
    var starts: [(touch: UITouch, point: CGPoint)] = []
    var timer: EventTimer?
}
