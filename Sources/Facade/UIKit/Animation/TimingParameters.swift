public import Foundation
import LayoutSimMotion
import QuartzCore
import LayoutSimUIKitArithmetic

/// Timing parameters of a cubic Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve, or `.easeInOut` for parameters made from control points.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point, with time and progress from 0 to 1.
    open private(set) var controlPoint1: CGPoint
    /// The second control point, with time and progress from 0 to 1.
    open private(set) var controlPoint2: CGPoint
    public convenience override init() { self.init(animationCurve: .easeInOut) }
    /// Creates the parameters of one of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points: (CGPoint, CGPoint) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        (controlPoint1, controlPoint2) = points
    }
    /// Creates the parameters of a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
    }
    /// Always `.cubic`.
    public var timingCurveType: UITimingCurveType { .cubic }
    /// These parameters.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing parameters of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in multiples of the distance to animate per second; only its magnitude counts here.
    open private(set) var initialVelocity: CGVector
    /// The initial parameters: a damping ratio for any duration, or a spring with its own duration.
    private let given: Given

    private enum Given {
        case ratio(Double)
        case spring(Spring)
    }

    /// Creates the system's spring: mass 3, stiffness 1000, damping 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }
    /// Creates a spring that settles in the animator's duration, critically damped at a ratio of 1.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        given = .ratio(Double(ratio))
        initialVelocity = velocity
    }
    /// Creates a spring from its physics, with a duration of its own.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        given = .spring(
            Spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                velocity: UISpringTimingParameters.speed(velocity)))
        initialVelocity = velocity
    }
    /// Creates a spring from a perceived duration in seconds and a bounce from -1 to 1, with a duration of its own.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        given = .spring(
            Spring(
                perceptualDuration: duration, bounce: Double(bounce),
                velocity: UISpringTimingParameters.speed(initialVelocity)))
        self.initialVelocity = initialVelocity
    }
    /// Always `.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring for an animation with a duration in seconds.
    func spring(in duration: Double) -> Spring {
        switch given {
        case .spring(let spring): spring
        case .ratio(let ratio):
            Spring(
                dampingRatio: ratio, settlingIn: duration, velocity: UISpringTimingParameters.speed(initialVelocity))
        }
    }

    /// The spring's own duration in seconds, if it has one.
    var ownDuration: Double? {
        if case .spring(let spring) = given { spring.settlingDuration } else { nil }
    }

    private static func speed(_ velocity: CGVector) -> Double {
        Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    }
}

extension UITimingCurveProvider {
    /// Returns the curve for an animation with a duration in seconds.
    func motionCurve(in duration: Double) -> MotionCurve {
        if let spring = springTimingParameters { return .spring(spring.spring(in: duration)) }
        guard let cubic = cubicTimingParameters else { return MotionCurve(.easeInOut) }
        let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
        return MotionCurve(
            CAMediaTimingFunction(controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y)))
    }
}
