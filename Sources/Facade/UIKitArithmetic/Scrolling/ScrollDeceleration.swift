import Foundation

/// The deceleration of a scroll view along one axis, as measured on iOS 26.
///
/// The velocity is multiplied by the rate in each millisecond, and the distance is the sum over milliseconds. The
/// motion stops abruptly at 10 points per second.
package struct ScrollDeceleration: Hashable {
    /// The offset at the end of the touch, in points.
    package var start: Double
    /// The velocity in points per second.
    package var velocity: Double
    /// The fraction of the velocity that remains after a millisecond, a `UIScrollView.DecelerationRate`.
    package var rate: Double

    /// The speed at which the motion stops, in points per second.
    package static let slowest = 10.0
    /// The time from the end of the touch to the start of the motion, in seconds.
    package static let lag = 0.001

    /// Creates the motion from an offset at a velocity; rates outside 0.5 to 0.9999 count as the nearest of these.
    package init(from start: Double, velocity: Double, rate: Double = 0.998) {
        (self.start, self.velocity) = (start, velocity)
        self.rate = min(max(rate, 0.5), 0.9999)
    }

    /// The distance traveled for a velocity of one point per second, in points.
    private var reach: Double { rate / (1 - rate) / 1_000 }

    /// The decay rate per second: the negative natural logarithm of the fraction of the velocity that remains after a
    /// second.
    private var decay: Double { -log(rate) * 1_000 }

    /// The duration in seconds from the end of the touch.
    package var duration: Double {
        guard abs(velocity) > ScrollDeceleration.slowest else { return 0 }
        return log(abs(velocity) / ScrollDeceleration.slowest) / decay + ScrollDeceleration.lag
    }

    /// The final offset without obstruction, in points.
    package var target: Double {
        guard abs(velocity) > ScrollDeceleration.slowest else { return start }
        return start + (velocity - (velocity < 0 ? -1 : 1) * ScrollDeceleration.slowest) * reach
    }

    /// Returns the offset in points at a time in seconds from the end of the touch.
    package func offset(at time: Double) -> Double {
        guard time < duration else { return target }
        return start + velocity * reach * (1 - exp(-decay * max(0, time - ScrollDeceleration.lag)))
    }

    /// Returns the velocity in points per second, at a time in seconds from the end of the touch.
    package func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        return velocity * exp(-decay * max(0, time - ScrollDeceleration.lag))
    }

    /// Returns the time at which an offset is reached, in seconds from the end of the touch, or `nil` if it never is.
    package func time(at offset: Double) -> Double? {
        guard (offset - start) * (target - offset) >= 0, velocity != 0, duration > 0 else { return nil }
        let way = (offset - start) / (velocity * reach)
        return way >= 1 ? nil : -log(1 - way) / decay + ScrollDeceleration.lag
    }
}
