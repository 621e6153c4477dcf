/// The progress of an animator over time: along its curve, along another curve on which it was continued, or at rest.
package struct AnimatorCourse {
    /// The duration in seconds.
    package let duration: Double
    /// The curve from the start to the end.
    package let curve: MotionCurve
    /// How the progress changes at present.
    package private(set) var state: State = .resting(0)
    /// Whether progress goes from 1 to 0.
    package var isReversed = false

    /// The state; progress goes from 0 to 1, regardless of the animator's direction.
    package enum State {
        case resting(Double)
        /// Following the curve from a fraction of the duration on, since a time in seconds.
        case curve(from: Double, since: Double)
        /// Moving from a progress to the end along another curve, with a length and start time in seconds.
        case way(from: Double, MotionCurve, length: Double, since: Double)
    }

    /// Creates a course at rest, at the start.
    package init(duration: Double, curve: MotionCurve) {
        (self.duration, self.curve) = (duration, curve)
    }

    private var goal: Double { isReversed ? 0 : 1 }

    /// Returns the progress at a time in seconds.
    package func progress(at time: Double) -> Double {
        switch state {
        case .resting(let progress): progress
        case .curve(let from, let since):
            curve.progress(at: part(from, elapsed: seconds(from: since, to: time)), of: duration)
        case .way(let from, let curve, let length, let since):
            from + (goal - from)
                * curve.progress(at: length > 0 ? seconds(from: since, to: time) / length : 1, of: length)
        }
    }

    /// Returns the difference of two times, without the floating-point error that grows with them.
    private func seconds(from start: Double, to end: Double) -> Double { ((end - start) * 1e9).rounded() / 1e9 }

    private func part(_ from: Double, elapsed: Double) -> Double {
        let step = duration > 0 ? max(0, elapsed) / duration : 1
        return min(max(isReversed ? from - step : from + step, 0), 1)
    }

    /// The time of arrival in seconds; `nil` at rest.
    package var end: Double? {
        switch state {
        case .resting: nil
        case .curve(let from, let since): since + (isReversed ? from : 1 - from) * duration
        case .way(_, _, let length, let since): since + length
        }
    }

    /// Follows the curve from the current progress on, starting at a time in seconds.
    package mutating func run(since time: Double) {
        guard case .resting(let progress) = state else { return }
        state = .curve(from: curve.part(at: progress, of: duration), since: time)
    }

    /// Moves to the end along another curve, with a length and start time in seconds.
    package mutating func run(along curve: MotionCurve, for length: Double, since time: Double) {
        state = .way(from: progress(at: time), curve, length: length, since: time)
    }

    /// Stops at a progress.
    package mutating func rest(at progress: Double) { state = .resting(progress) }

    /// Reverses the direction at a time in seconds.
    package mutating func reverse(at time: Double) {
        switch state {
        case .resting: isReversed.toggle()
        case .curve(let from, let since):
            let part = part(from, elapsed: seconds(from: since, to: time))
            isReversed.toggle()
            state = .curve(from: part, since: max(time, since))
        case .way(_, let curve, _, _):
            let progress = progress(at: time)
            isReversed.toggle()
            state = .way(from: progress, curve, length: abs(goal - progress) * duration, since: time)
        }
    }

    /// Returns the progress of changes that begin at a fraction of the duration.
    package func progress(_ whole: Double, delayedBy delay: Double) -> Double {
        guard delay > 0 else { return whole }
        guard delay < 1 else { return whole >= 1 ? 1 : 0 }
        let part = curve.part(at: whole, of: duration)
        return curve.progress(at: (part - delay) / (1 - delay), of: duration)
    }
}
