public import Foundation
import LayoutSimMotion

/// A spring that pulls a value to another one.
public struct Spring: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    private let frequency: Double
    /// The damping, 1 where it just does not bounce.
    private let ratio: Double

    private init(frequency: Double, ratio: Double) {
        self.frequency = frequency
        self.ratio = ratio
    }

    /// Creates a spring of a length in seconds and a bounce from -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let spring = LayoutSimMotion.Spring(perceptualDuration: duration, bounce: bounce)
        self.init(frequency: spring.frequency, ratio: spring.ratio)
    }
    /// Creates a spring of a response in seconds and a damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 1e-3), ratio: max(dampingRatio, 0))
    }
    /// Creates a spring of a mass, a stiffness and a damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let spring = LayoutSimMotion.Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowOverDamping)
        self.init(frequency: spring.frequency, ratio: spring.ratio)
    }
    /// Creates a spring that rests after seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let spring = LayoutSimMotion.Spring(dampingRatio: dampingRatio, settlingIn: settlingDuration)
        self.init(frequency: spring.frequency, ratio: spring.ratio)
    }

    /// The length, in seconds.
    public var duration: TimeInterval { response }
    /// The response, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// How much the spring bounces, from -1 to 1.
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    /// The mass, which is 1.
    public var mass: Double { 1 }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency }
    /// The damping.
    public var damping: Double { 2 * ratio * frequency }
    /// The damping, 1 where it just does not bounce.
    public var dampingRatio: Double { ratio }
    /// The time after which the spring rests, in seconds.
    public var settlingDuration: TimeInterval {
        LayoutSimMotion.Spring(frequency: frequency, ratio: ratio).settlingDuration
    }

    /// A spring that does not bounce.
    public static var smooth: Spring { smooth() }
    /// A spring that does not bounce, of a length in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that bounces a little.
    public static var snappy: Spring { snappy() }
    /// A spring that bounces a little, of a length in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that bounces.
    public static var bouncy: Spring { bouncy() }
    /// A spring that bounces, of a length in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The course of a value from 0 that is pulled to a target, as shares of both.
    private func shares(at time: TimeInterval) -> (target: Double, velocity: Double) {
        let still = LayoutSimMotion.Spring(frequency: frequency, ratio: ratio).position(at: time)
        let pushed = LayoutSimMotion.Spring(frequency: frequency, ratio: ratio, velocity: 1).position(at: time)
        return (still, pushed - still)
    }
}

extension Spring {
    /// Returns the value after seconds, which begins at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let shares = shares(at: time)
        return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
    }
    /// Returns the velocity after seconds of a value that begins at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let before = value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / (time + step - max(0, time - step)))
    }
    /// Moves a value and its velocity on by seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let rest = target - value
        let (moved, faster) = (
            self.value(target: rest, initialVelocity: velocity, time: deltaTime),
            self.velocity(target: rest, initialVelocity: velocity, time: deltaTime)
        )
        value += moved
        velocity = faster
    }
    /// Returns the force on a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
    /// Returns the time after which a value rests, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingDuration
    }
    /// Returns the value after seconds between two others.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        value.animatableData += self.value(
            target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }
    /// Returns the velocity after seconds between two values.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = fromValue
        let way = toValue.animatableData - fromValue.animatableData
        value.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }
}
