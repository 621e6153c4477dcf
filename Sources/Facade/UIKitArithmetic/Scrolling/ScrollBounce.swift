import Foundation

/// The motion of a scroll view back to its edge, as measured on iOS 26.
///
/// With a velocity it is a critically damped spring with a frequency of 11 per second. From rest there is no slow
/// start: the offset decays at a rate that grows from 7.4 to 9.2 per second as it approaches the edge, which a single
/// logistic curve describes to within 0.9 points of 235.
package struct ScrollBounce: Hashable {
    /// The offset past the edge, in points.
    package var distance: Double
    /// The velocity in points per second; away from the edge if it has the sign of the distance.
    package var velocity: Double
    /// The length of the viewport, in points.
    package var length: Double

    /// The frequency of the spring, per second.
    package static let frequency = 11.0
    /// The speed above which the motion is a spring, in points per second.
    package static let slowest = 50.0
    /// The offset in points below which the content counts as back at the edge.
    package static let rest = 0.5

    /// The decay rate of a small offset per second, and the offset in viewport lengths at which the decay would be
    /// zero.
    private static let (decay, limit) = (9.2, 1.232)

    /// Creates the motion from an offset past the edge, all in points and points per second.
    package init(from distance: Double, velocity: Double, length: Double) {
        (self.distance, self.velocity, self.length) = (distance, velocity, length)
    }

    private var isSpring: Bool { abs(velocity) > ScrollBounce.slowest }

    /// Returns the offset past the edge in points, at a time in seconds.
    package func offset(at time: Double) -> Double {
        if isSpring {
            let frequency = ScrollBounce.frequency
            return (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
        }
        let limit = max(ScrollBounce.limit * length, abs(distance) * 1.01)
        guard distance != 0, limit > 0 else { return 0 }
        let start = distance / (1 - abs(distance) / limit)
        let raw = start * exp(-ScrollBounce.decay * time)
        return raw / (1 + abs(raw) / limit)
    }

    /// The duration in seconds, until the offset stays within half a point.
    package var duration: Double {
        // After turning back once, the offset changes in one direction only.
        var (low, high) = (isSpring ? turn : 0, 10.0)
        guard abs(offset(at: low)) > ScrollBounce.rest else { return low }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(offset(at: middle)) > ScrollBounce.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// The time at which the spring is farthest out, in seconds.
    private var turn: Double {
        let frequency = ScrollBounce.frequency
        let slope = velocity + frequency * distance
        return slope == 0 ? 0 : max(0, velocity / (frequency * slope))
    }
}
