import Foundation

/// A gesture recognizer for swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The number of fingers that must swipe.
    open var numberOfTouchesRequired = 1
    /// The permitted directions of the swipe.
    open var direction: Direction = .right
    private var start: (point: CGPoint, time: Double)?

    /// The maximum duration of a swipe, in seconds.
    private static let longestSwipe = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touchesDown.count > numberOfTouchesRequired { return state = .failed }
        let middle = CGPoint.middle(of: touchesDown.map(\.point))
        start = (middle, start?.time ?? event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, touchesDown.count == numberOfTouchesRequired else { return }
        let time = event.timestamp - start.time
        // Measured on iOS: both distances shrink with the time since the touch began.
        let (along, across) = (50 - 47 * time, 50 - 49 * time)
        let way = CGPoint.middle(of: touchesDown.map(\.point)) - start.point
        guard time <= Self.longestSwipe + 1e-6 else { return state = .failed }
        let ways: [(Direction, CGFloat, CGFloat)] = [
            (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
        ]
        let wanted = ways.filter { direction.contains($0.0) }
        if wanted.contains(where: { $0.1 > along && abs($0.2) < across }) {
            state = .ended
        } else if wanted.allSatisfy({ abs($0.2) >= across }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }
}
