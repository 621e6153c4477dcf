import QuartzCore

/// How far an animator is at each time: along its curve, along a way that it was sent on later, or at rest.
struct AnimatorCourse {
    /// In seconds.
    let duration: Double
    let curve: MotionCurve
    private(set) var state: State = .resting(0)
    var isReversed = false

    /// Progress goes from 0 to 1, whichever way the animator runs.
    enum State {
        case resting(Double)
        /// From a part of the duration on, since a time in seconds.
        case curve(from: Double, since: Double)
        /// From a progress to the end within a length of time, since a time, all in seconds.
        case way(from: Double, MotionCurve, length: Double, since: Double)
    }

    init(duration: Double, curve: MotionCurve) {
        (self.duration, self.curve) = (duration, curve)
    }

    private var goal: Double { isReversed ? 0 : 1 }

    /// The progress at a time in seconds.
    func progress(at time: Double) -> Double {
        switch state {
        case .resting(let progress): progress
        case .curve(let from, let since):
            curve.progress(at: part(from, elapsed: seconds(from: since, to: time)), of: duration)
        case .way(let from, let curve, let length, let since):
            from + (goal - from)
                * curve.progress(at: length > 0 ? seconds(from: since, to: time) / length : 1, of: length)
        }
    }

    /// Without the error of the times, which grows with them.
    private func seconds(from start: Double, to end: Double) -> Double { ((end - start) * 1e9).rounded() / 1e9 }

    private func part(_ from: Double, elapsed: Double) -> Double {
        let step = duration > 0 ? max(0, elapsed) / duration : 1
        return min(max(isReversed ? from - step : from + step, 0), 1)
    }

    /// When it arrives, in seconds; `nil` at rest.
    var end: Double? {
        switch state {
        case .resting: nil
        case .curve(let from, let since): since + (isReversed ? from : 1 - from) * duration
        case .way(_, _, let length, let since): since + length
        }
    }

    /// The way of what begins at a part of the duration, while that is the whole curve from the start to the end.
    ///
    /// The animator was started with a pause in seconds.
    func whole(delayedBy delay: Double, after pause: Double) -> AnimationCourse? {
        guard case .curve(0, let since) = state, !isReversed, delay == 0 else { return nil }
        return AnimationCourse(
            added: since - pause, begin: since, duration: duration, curve: curve.timing(of: duration))
    }

    /// Follows the curve from where it is, since a time in seconds.
    mutating func run(since time: Double) {
        guard case .resting(let progress) = state else { return }
        state = .curve(from: curve.part(at: progress, of: duration), since: time)
    }

    /// Goes to its end along another curve, within a length in seconds.
    mutating func run(along curve: MotionCurve, for length: Double, since time: Double) {
        state = .way(from: progress(at: time), curve, length: length, since: time)
    }

    mutating func rest(at progress: Double) { state = .resting(progress) }

    /// Turns around at a time in seconds.
    mutating func reverse(at time: Double) {
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

    /// The progress of changes that begin at a part of the duration.
    func progress(_ whole: Double, delayedBy delay: Double) -> Double {
        guard delay > 0 else { return whole }
        guard delay < 1 else { return whole >= 1 ? 1 : 0 }
        let part = curve.part(at: whole, of: duration)
        return curve.progress(at: (part - delay) / (1 - delay), of: duration)
    }
}
