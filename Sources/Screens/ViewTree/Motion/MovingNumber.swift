/// An animated number: its final value, and the offset from it in each animation.
package struct MovingNumber: Hashable, Sendable {
    /// The value after all animations.
    package var end: Double
    /// The tracks, which are additive, like UIKit's animations of positions and sizes.
    package var tracks: [Track]

    /// The offsets of a number in one animation.
    package struct Track: Hashable, Sendable {
        /// The index of the animation among those of the screen.
        package var motion: Int
        /// The offset from the final value at the start.
        package var from: Double
        /// The offset from the final value after the animation, mostly 0.
        package var to: Double
        /// The offsets from the final value at the keyframes between start and end.
        package var through: [Double]

        package init(motion: Int, from: Double, through: [Double] = [], to: Double = 0) {
            self.motion = motion
            self.from = from
            self.through = through
            self.to = to
        }

        /// The offsets from the final value, from start to end.
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

    /// The value before all animations.
    package var start: Double { tracks.reduce(end) { $0 + $1.from } }

    /// Returns the value at the moment of the screen's animations.
    package func value(in motions: [Motion]) -> Double {
        let value = tracks.reduce(end) { value, track in
            guard motions.indices.contains(track.motion) else { return value }
            return value + motions[track.motion].value(along: track.way)
        }
        return value.isFinite ? value : end
    }
}
