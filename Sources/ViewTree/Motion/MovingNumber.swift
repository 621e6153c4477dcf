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

        package init(motion: Int, from: Double, to: Double = 0) {
            self.motion = motion
            self.from = from
            self.to = to
        }
    }

    package init(end: Double, tracks: [Track] = []) {
        self.end = end
        self.tracks = tracks
    }

    /// Its value before any animation.
    package var start: Double { tracks.reduce(end) { $0 + $1.from } }

    /// Its value where the animations of the screen are at parts of their ways.
    package func value(at progress: [Double]) -> Double {
        let value = tracks.reduce(end) { value, track in
            guard progress.indices.contains(track.motion) else { return value }
            return value + track.from + (track.to - track.from) * progress[track.motion]
        }
        return value.isFinite ? value : end
    }
}
