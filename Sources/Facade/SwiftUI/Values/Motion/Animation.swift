public import Foundation

/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
    /// The course of a change.
    enum Course: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        /// A spring with an initial velocity, in whole ways per second; one that merges goes on from another spring's
        /// place and velocity, and the effects of others add up.
        case spring(Spring, velocity: Double, merges: Bool)
        case custom(HashedAnimation)
    }

    /// A change of the time in which a course goes.
    enum Change: Hashable, Sendable {
        case delay(Double)
        case speed(Double)
        case repetition(Double, autoreverses: Bool)
        case logicalEnd(Double)
    }

    /// The course without what is said beside.
    var course: Course
    /// What is said beside, in the order in which it was said.
    var changes: [Change] = []

    init(_ course: Course) { self.course = course }

    /// Creates an animation of an app's own.
    public init<A: CustomAnimation>(_ base: A) { course = .custom(HashedAnimation(base)) }

    /// The animation where nothing says another: a spring with a response of 0.55 seconds that just does not bounce.
    public static let `default` = Animation(
        .spring(Spring(response: 0.55, dampingRatio: 1), velocity: 0, merges: true))

    private func changed(_ change: Change) -> Animation {
        var animation = self
        animation.changes.append(change)
        return animation
    }

    /// Returns the animation that begins seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { changed(.delay(delay)) }
    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation { changed(.speed(speed)) }
    /// Returns the animation, shown several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed(.repetition(Double(repeatCount), autoreverses: autoreverses))
    }
    /// Returns the animation, shown over and over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed(.repetition(.infinity, autoreverses: autoreverses))
    }
    /// Returns the animation, which counts as done after seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { changed(.logicalEnd(duration)) }
}

extension Animation {
    private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration))
    }
    private static func pulled(by spring: Spring) -> Animation {
        Animation(.spring(spring, velocity: 0, merges: true))
    }
    private static func pushed(by spring: Spring, velocity: Double) -> Animation {
        Animation(.spring(spring, velocity: velocity, merges: false))
    }

    /// At one speed.
    public static var linear: Animation { linear(duration: 0.35) }
    /// At one speed, for seconds.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
    /// Slower at the beginning.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slower at the beginning, for seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
    /// Slower at the end.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slower at the end, for seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
    /// Slower at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Slower at both ends, for seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }
    /// By a curve with two control points, for seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration)
    }
    /// By a curve, for seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation.curve(curve, duration)
    }
    /// As a spring.
    public static var spring: Animation { spring() }
    /// As a spring of a length in seconds and a bounce.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
        -> Animation
    {
        pulled(by: Spring(duration: duration, bounce: bounce))
    }
    /// As a spring of a response in seconds and a damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        pulled(by: Spring(response: response, dampingRatio: dampingFraction))
    }
    /// As a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        pulled(by: spring)
    }
    /// As a spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// As a spring that follows a finger, of a response in seconds and a damping.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        pulled(by: Spring(response: response, dampingRatio: dampingFraction))
    }
    /// As a spring that follows a finger, of a length in seconds and a bounce.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        pulled(by: Spring(duration: duration, bounce: 0.14 + extraBounce))
    }
    /// As a spring whose values add up.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
    /// As a spring whose values add up, of a length in seconds and a bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        pushed(by: Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }
    /// As a spring whose values add up.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        pushed(by: spring, velocity: initialVelocity)
    }
    /// As a spring whose values add up, of a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        pushed(by: Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: initialVelocity)
    }
    /// As a spring that does not bounce.
    public static var smooth: Animation { smooth() }
    /// As a spring that does not bounce, of a length in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        pulled(by: .smooth(duration: duration, extraBounce: extraBounce))
    }
    /// As a spring that bounces a little.
    public static var snappy: Animation { snappy() }
    /// As a spring that bounces a little, of a length in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        pulled(by: .snappy(duration: duration, extraBounce: extraBounce))
    }
    /// As a spring that bounces.
    public static var bouncy: Animation { bouncy() }
    /// As a spring that bounces, of a length in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        pulled(by: .bouncy(duration: duration, extraBounce: extraBounce))
    }
}
