public import Foundation

/// A touch of a finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
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
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect
        case pencil
        case indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open internal(set) var type = TouchType.direct
    open internal(set) var majorRadius: CGFloat = 20
    open var majorRadiusTolerance: CGFloat { 0 }
    open internal(set) weak var window: UIWindow?
    open internal(set) weak var view: UIView?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The properties of a pencil's touch that may be estimates; finger touches have none.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var rollAngle: CGFloat { 0 }
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 1 }
    /// The location in window coordinates.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    var delivery = TouchDelivery()

    @preconcurrency @MainActor public override init() { super.init() }

    open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
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
