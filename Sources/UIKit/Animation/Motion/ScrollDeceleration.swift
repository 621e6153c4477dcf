import Foundation

/// The way of a scroll view that was let go along one axis, as measured on iOS 26.
///
/// Velocity is multiplied by the rate in each millisecond, and the way is the sum over milliseconds. It stops dead at 10
/// points per second.
struct ScrollDeceleration: Hashable {
    /// The offset at which the finger was lifted, in points.
    var start: Double
    /// In points per second.
    var velocity: Double
    /// What is left of the velocity after a millisecond: `UIScrollView.DecelerationRate`.
    var rate: Double

    /// The speed at which it stops, in points per second.
    static let slowest = 10.0
    /// The first frame counts from one millisecond after the touch.
    static let lag = 0.001

    init(from start: Double, velocity: Double, rate: Double = 0.998) {
        (self.start, self.velocity) = (start, velocity)
        self.rate = min(max(rate, 0.5), 0.9999)
    }

    /// Seconds of travel for each point per second.
    private var reach: Double { rate / (1 - rate) / 1_000 }

    /// The natural logarithm of what is left of the velocity after a second, with the sign turned.
    private var decay: Double { -log(rate) * 1_000 }

    /// In seconds from the end of the touch.
    var duration: Double {
        guard abs(velocity) > ScrollDeceleration.slowest else { return 0 }
        return log(abs(velocity) / ScrollDeceleration.slowest) / decay + ScrollDeceleration.lag
    }

    /// Where it comes to rest if nothing is in its way, in points.
    var target: Double {
        guard abs(velocity) > ScrollDeceleration.slowest else { return start }
        return start + (velocity - (velocity < 0 ? -1 : 1) * ScrollDeceleration.slowest) * reach
    }

    /// The offset in points at a time in seconds from the end of the touch.
    func offset(at time: Double) -> Double {
        guard time < duration else { return target }
        return start + velocity * reach * (1 - exp(-decay * max(0, time - ScrollDeceleration.lag)))
    }

    /// In points per second, at a time in seconds from the end of the touch.
    func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        return velocity * exp(-decay * max(0, time - ScrollDeceleration.lag))
    }

    /// When it comes to an offset, in seconds from the end of the touch; `nil` if it never does.
    func time(at offset: Double) -> Double? {
        guard (offset - start) * (target - offset) >= 0, velocity != 0, duration > 0 else { return nil }
        let way = (offset - start) / (velocity * reach)
        return way >= 1 ? nil : -log(1 - way) / decay + ScrollDeceleration.lag
    }
}
