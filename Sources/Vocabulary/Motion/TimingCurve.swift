/// The progress of an animation from its start to its end over its duration.
package enum TimingCurve: Hashable, Sendable {
    /// A curve whose time is a fraction of the duration.
    case cubic(CubicCurve)
    /// The motion of a spring, independent of the duration.
    case spring(Spring)
    /// The motion of a spring that has a damping ratio and is settled when the duration is over; the velocity is in
    /// full distances per second.
    case settlingSpring(ratio: Double, velocity: Double)

    /// Creates the curve of a spring, as a `settlingSpring` if a duration in seconds and the damping ratio determine
    /// the same spring.
    package init(_ spring: Spring, for duration: Double) {
        let settling = Spring(dampingRatio: spring.ratio, settlingIn: duration, velocity: spring.velocity)
        // An animation stores the square of the frequency.
        let isSame = abs(settling.frequency - spring.frequency) < 1e-9 * spring.frequency
        self = isSame ? .settlingSpring(ratio: spring.ratio, velocity: spring.velocity) : .spring(spring)
    }

    /// Returns the progress after a time in seconds.
    package func progress(after time: Double, of duration: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= duration { return 1 }
        switch self {
        case .cubic(let curve): return curve.progress(at: time / duration)
        case .spring(let spring): return spring.position(at: time)
        case .settlingSpring(let ratio, let velocity):
            return Spring(dampingRatio: ratio, settlingIn: duration, velocity: velocity).position(at: time)
        }
    }
}
