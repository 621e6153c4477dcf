/// A number that animations change: where it ends, and how far each of them takes it from there.
package struct MovingNumber: Hashable, Sendable {
    /// Its value when all animations are over.
    package var end: Double
    /// The ways, which add up, as UIKit's animations of places and sizes do.
    package var tracks: [Track]

    /// The way of a number in one animation.
    package struct Track: Hashable, Sendable {
        /// The place of the animation among those of the screen.
        package var motion: Int
        /// The distance from the end at the start.
        package var from: Double
        /// The distance from the end when the animation is over, 0 as a rule.
        package var to: Double
        /// The distances from the end at the key frames between start and end.
        package var through: [Double]

        package init(motion: Int, from: Double, through: [Double] = [], to: Double = 0) {
            self.motion = motion
            self.from = from
            self.through = through
            self.to = to
        }

        /// The distances from the end, from the start on.
        package var way: [Double] {
            get { [from] + through + [to] }
            set {
                guard let first = newValue.first, let last = newValue.last, newValue.count > 1 else { return }
                (from, through, to) = (first, Array(newValue[1..<(newValue.count - 1)]), last)
            }
        }
    }

    package init(end: Double, tracks: [Track] = []) {
        self.end = end
        self.tracks = tracks
    }

    /// Its value before any animation.
    package var start: Double { tracks.reduce(end) { $0 + $1.from } }

    /// Its value at the moment of the animations of the screen.
    package func value(in motions: [Motion]) -> Double {
        let value = tracks.reduce(end) { value, track in
            guard motions.indices.contains(track.motion) else { return value }
            return value + motions[track.motion].value(along: track.way)
        }
        return value.isFinite ? value : end
    }
}
