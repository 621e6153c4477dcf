import Foundation

/// The way back of a scroll view that is past its edge, as measured on iOS 26.
///
/// With a velocity it is a critically damped spring of 11 per second. From rest there is no slow start: the offset falls by
/// a share that grows from 7.4 to 9.2 per second as it comes near, which one logistic curve describes to 0.9 points of 235.
struct ScrollBounce: Hashable {
    /// The offset past the edge, in points.
    var distance: Double
    /// In points per second; away from the edge if it has the sign of the distance.
    var velocity: Double
    /// The length of the viewport, in points.
    var length: Double

    /// Of the spring, per second.
    static let frequency = 11.0
    /// The speed in points per second from which the spring is taken.
    static let slowest = 50.0
    /// From how many points on it counts as back.
    static let rest = 0.5

    /// The share per second by which a small offset falls, and the offset in viewports at which nothing would fall.
    private static let (decay, limit) = (9.2, 1.232)

    init(from distance: Double, velocity: Double, length: Double) {
        (self.distance, self.velocity, self.length) = (distance, velocity, length)
    }

    private var isSpring: Bool { abs(velocity) > ScrollBounce.slowest }

    /// The offset past the edge in points, at a time in seconds.
    func offset(at time: Double) -> Double {
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

    /// In seconds, until it is back within half a point for good.
    var duration: Double {
        // It comes back once, and moves to one side from then on.
        var (low, high) = (isSpring ? turn : 0, 10.0)
        guard abs(offset(at: low)) > ScrollBounce.rest else { return low }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(offset(at: middle)) > ScrollBounce.rest { low = middle } else { high = middle }
        }
        return high
    }

    /// When the spring is farthest out, in seconds.
    private var turn: Double {
        let frequency = ScrollBounce.frequency
        let slope = velocity + frequency * distance
        return slope == 0 ? 0 : max(0, velocity / (frequency * slope))
    }
}
