public import Foundation
import CoreGraphics
import LayoutSimGeometry

/// A gesture recognizer for pinches with two fingers.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers relative to the initial distance.
    open var scale: CGFloat = 1
    /// The velocity of the pinch, in scale factor per second.
    open internal(set) var velocity: CGFloat = 0
    private var pair = FingerPair()

    /// The minimum change of the distance for a pinch, in points.
    private static let slop = 8.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if pair.begin(touchesDown, event.timestamp) { scale = 1 }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let step = pair.move(touchesDown, event.timestamp), step.formerDistance > 0 else { return }
        let change = step.distance / step.formerDistance
        if step.seconds > 0 { velocity = scale * (change - 1) / step.seconds }
        scale *= change
        if state != .possible { return state = .changed }
        if abs(step.distance - pair.firstDistance) > Self.slop { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        pair = FingerPair()
    }
}

/// A gesture recognizer for rotations with two fingers.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since the beginning of the gesture, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the rotation, in radians per second.
    open internal(set) var velocity: CGFloat = 0
    private var pair = FingerPair()

    /// The minimum rotation for the gesture to begin, in radians.
    private static let slop = 0.1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if pair.begin(touchesDown, event.timestamp) { rotation = 0 }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let step = pair.move(touchesDown, event.timestamp) else { return }
        if step.seconds > 0 { velocity = step.turn / step.seconds }
        rotation += step.turn
        if state != .possible { return state = .changed }
        if abs(rotation) > Self.slop { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        pair = FingerPair()
    }
}

extension UIGestureRecognizer {
    /// Ends a two-finger gesture when one of the fingers is lifted.
    fileprivate func endPair() {
        guard touchesDown.count < 2 else { return }
        if state != .possible {
            state = .ended
        } else if touchesDown.isEmpty {
            state = .failed
        }
    }
}

/// Two fingers and their relative position.
@MainActor private struct FingerPair {
    private(set) var firstDistance: CGFloat = 0
    private var last: (vector: CGPoint, time: Double)?

    struct Step {
        var distance: CGFloat
        var formerDistance: CGFloat
        /// The clockwise rotation on the screen, in radians.
        var turn: CGFloat
        var seconds: Double
    }

    /// Records the touches; returns `true` when there are two for the first time.
    mutating func begin(_ touches: [UITouch], _ time: Double) -> Bool {
        guard touches.count == 2 else { return false }
        let vector = touches[1].point - touches[0].point
        let isFirst = last == nil
        if isFirst { firstDistance = vector.length }
        last = (vector, time)
        return isFirst
    }

    mutating func move(_ touches: [UITouch], _ time: Double) -> Step? {
        guard touches.count == 2, let former = last else { return nil }
        let vector = touches[1].point - touches[0].point
        last = (vector, time)
        let (first, second) = (former.vector, vector)
        let turn = Trigonometry.angle(
            y: first.x * second.y - first.y * second.x, x: first.x * second.x + first.y * second.y)
        return Step(
            distance: vector.length, formerDistance: former.vector.length, turn: turn, seconds: time - former.time)
    }
}

/// A gesture recognizer for a pointer over a view; touches do not hover.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The normalized hover distance of a pencil, from 0 to 1; always 0 here.
    open var zOffset: CGFloat { 0 }
    /// Returns the azimuth angle of a pencil, in radians; always 0 here.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The altitude angle of a pencil, in radians; always 0 here.
    open var altitudeAngle: CGFloat { 0 }

    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
}
