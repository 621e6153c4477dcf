package import Foundation

/// The motion of scrolling content along one axis, in points and seconds.
package struct AxisGlide {
    private enum Motion {
        case none
        /// Decelerates, and bounces from a given time on if the content reaches an edge.
        case free(ScrollDeceleration, edge: (time: Double, place: Double, bounce: ScrollBounce)?)
        /// Moves to a position with a bounce.
        case toward(Double, ScrollBounce)
    }

    private let motion: Motion
    /// The final position, in points.
    package let rest: Double
    /// The duration in seconds.
    package let duration: Double

    /// Creates the motion of content that is released at a position with a velocity in points per second.
    ///
    /// - Parameters:
    ///   - range: The positions at which the content can rest.
    ///   - length: The length of the viewport, in points.
    ///   - rate: The fraction of the velocity that remains after a millisecond.
    ///   - chosen: The position that a delegate or paging chose, to which the content moves with a bounce.
    package init(
        from start: Double, velocity: Double, within range: ClosedRange<CGFloat>, length: Double, rate: Double,
        bounces: Bool, chosen: Double?
    ) {
        let inside = min(max(start, range.lowerBound), range.upperBound)
        let free = ScrollDeceleration(from: start, velocity: velocity, rate: rate)
        if let place = chosen ?? (inside == start ? nil : inside) {
            let bounce = ScrollBounce(from: start - place, velocity: velocity, length: length)
            (motion, rest) = (place == start && velocity == 0 ? .none : .toward(place, bounce), place)
            duration = place == start && velocity == 0 ? 0 : bounce.duration
            return
        }
        let edge = Double(velocity > 0 ? range.upperBound : range.lowerBound)
        guard let time = free.time(at: edge) else {
            (motion, rest, duration) = (.free(free, edge: nil), free.target, free.duration)
            return
        }
        let bounce = ScrollBounce(from: 0, velocity: bounces ? free.velocity(at: time) : 0, length: length)
        (motion, rest) = (.free(free, edge: (time, edge, bounce)), edge)
        duration = time + (bounces ? bounce.duration : 0)
    }

    /// Returns the position in points at a time in seconds after the release.
    package func offset(at time: Double) -> Double {
        switch motion {
        case .none: rest
        case .free(let free, let edge):
            if let edge, time > edge.time {
                edge.place + edge.bounce.offset(at: time - edge.time)
            } else {
                free.offset(at: time)
            }
        case .toward(let place, let bounce): place + bounce.offset(at: time)
        }
    }
}
