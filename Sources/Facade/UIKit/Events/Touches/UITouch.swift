public import Foundation

/// A touch of a finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
    }
    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect
        case pencil
        case indirectPointer
        /// The same as `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// When the touch last changed, in seconds of the animation clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// The number of taps in succession, including this touch.
    open internal(set) var tapCount = 1
    /// What touches the screen; always a finger here.
    open internal(set) var type = TouchType.direct
    /// The radius of the touch, in points; always 20 here.
    open internal(set) var majorRadius: CGFloat = 20
    /// The possible error of the radius, in points; always 0 here.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The view in which the touch began.
    open internal(set) weak var view: UIView?
    /// The gesture recognizers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The properties of a pencil's touch that may be estimates; finger touches have none.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static let force = Properties(rawValue: 1)
        /// The azimuth.
        public static let azimuth = Properties(rawValue: 2)
        /// The altitude.
        public static let altitude = Properties(rawValue: 4)
        /// The location.
        public static let location = Properties(rawValue: 8)
        /// The roll.
        public static let roll = Properties(rawValue: 16)
    }
    /// The properties that are estimates; always none here.
    open var estimatedProperties: Properties { [] }
    /// The estimated properties that will be updated; always none here.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The index with which updates of estimates refer to the touch; always `nil` here.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The roll of a pencil in radians; always 0 here.
    open var rollAngle: CGFloat { 0 }
    /// The force of the touch, where 1 is average; always 1 here.
    open var force: CGFloat { 1 }
    /// The maximum possible force; always 1 here.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The location in window coordinates.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    var delivery = TouchDelivery()

    @preconcurrency @MainActor public override init() { super.init() }

    /// Returns the location in the coordinate space of a view; `nil` for that of the window.
    open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
    /// Returns the former location in the coordinate space of a view; `nil` for that of the window.
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
    /// Returns the location, which is always precise here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the former location, which is always precise here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// Returns the azimuth of a pencil in radians; always 0 here.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil's azimuth; always to the right here.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The altitude of a pencil in radians; always a right angle here.
    open var altitudeAngle: CGFloat { .pi / 2 }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }

    var isOnScreen: Bool { phase != .ended && phase != .cancelled }
}

/// The delivery of a touch to its view.
struct TouchDelivery {
    /// The phases that are yet to be delivered, in order.
    var held: [UITouch.Phase] = []
    /// The start of the touch, in window coordinates.
    var start = CGPoint.zero
    /// Whether the view received the beginning of the touch, but not yet its end.
    var isFollowed = false
    /// Whether a gesture recognizer canceled the touch for the view.
    var isTaken = false
}
