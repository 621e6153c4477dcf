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

    /// Returns the time after which the spring rests that is pushed, by a velocity in whole ways per second.
    func settlingDuration(velocity: Double) -> TimeInterval {
        LayoutSimMotion.Spring(frequency: frequency, ratio: ratio, velocity: velocity).settlingDuration
    }

    /// A value from 0 that is pulled to a target, as shares of the target and of its initial velocity.
    private struct Shares {
        var target: Double
        var velocity: Double
    }

    /// The shares of the value after seconds: x = target (1 - c(t) - a s(t)) + velocity s(t), where c and s are the
    /// damped cosine and sine of the oscillator x'' + 2 ζω x' + ω² x = ω² target, and a = ζω.
    private func valueShares(at time: TimeInterval) -> Shares {
        let (cosine, sine) = waves(at: time)
        return Shares(target: 1 - cosine - ratio * frequency * sine, velocity: sine)
    }

    /// The shares of the velocity after seconds, the derivatives of those of the value.
    private func velocityShares(at time: TimeInterval) -> Shares {
        let (cosine, sine) = waves(at: time)
        return Shares(target: frequency * frequency * sine, velocity: cosine - ratio * frequency * sine)
    }

    /// exp(-ζωt) cos(ω_d t) and exp(-ζωt) sin(ω_d t) / ω_d with ω_d² = ω² (1 - ζ²): below critical damping waves,
    /// at it 1 and t, and above it the hyperbolic functions.
    private func waves(at time: TimeInterval) -> (cosine: Double, sine: Double) {
        let time = max(0, time)
        let decay = ratio * frequency
        if ratio == 1 { return (exp(-decay * time), time * exp(-decay * time)) }
        let root = frequency * abs(1 - ratio * ratio).squareRoot()
        if ratio < 1 {
            let falling = exp(-decay * time)
            return (falling * cos(root * time), falling * sin(root * time) / root)
        }
        let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * root))
    }
}

extension Spring {
    /// Returns the value after seconds, which begins at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let shares = valueShares(at: time)
        return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
    }
    /// Returns the velocity after seconds of a value that begins at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let shares = velocityShares(at: time)
        return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
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
    /// Returns the force on a value between two others.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var value = fromValue
        value.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return value
    }
    /// Returns the time after which less than a distance from its end is left of a value between two, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
    /// Returns the time after which less than a distance from its target is left of a value, in seconds.
    ///
    /// Below critical damping, the sum of the amplitudes of cosine and sine decides, else the first tenth of a second.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let (way, speed) = (target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot())
        guard epsilon > 0, ratio > 0, way + speed > 0 else { return way + speed > 0 ? .infinity : 0 }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let amplitude = way * (1 + ratio * frequency / damped) + speed / damped
            return max(0, log(amplitude / epsilon) / (ratio * frequency))
        }
        for tenths in 1..<10_000 {
            let time = Double(tenths) / 10
            let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
            if rest.magnitudeSquared < epsilon * epsilon { return time }
        }
        return 1_000
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
