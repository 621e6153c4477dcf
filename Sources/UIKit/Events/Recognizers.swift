public import Foundation

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    open var numberOfTouchesRequired = 1
    /// The buttons that are pressed.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

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
}

/// Recognizes dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// The scrolling devices that drag.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var moved = CGPoint.zero
    private var speed = CGPoint.zero

    /// How far the fingers moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Says how far the fingers moved, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// How fast the fingers move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// Says how fast the fingers move, in points a second.
    func setVelocity(_ velocity: CGPoint) { speed = velocity }
}

/// Recognizes drags that begin at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges where the gesture begins.
    open var edges: UIRectEdge = []
}

/// Recognizes swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of swipes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// How many fingers swipe.
    open var numberOfTouchesRequired = 1
    /// The directions that are recognized.
    open var direction: Direction = .right
}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers by their distance at the beginning.
    open var scale: CGFloat = 1
    /// How fast the scale changes, by second.
    open internal(set) var velocity: CGFloat = 0
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the beginning, in radians.
    open var rotation: CGFloat = 0
    /// How fast the angle changes, in radians a second.
    open internal(set) var velocity: CGFloat = 0
}

/// Recognizes a pointer over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil, from 0 to 1.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The height of a pencil, in radians.
    open var altitudeAngle: CGFloat { 0 }
}

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
