package import LayoutSimMotion

/// An animation of views, with its state at the moment that the screen shows.
package struct Motion: Hashable, Sendable {
    /// The seconds since the animation was added.
    package var time: Double
    /// The delay in seconds.
    package var delay: Double
    /// The duration in seconds.
    package var duration: Double
    /// The timing curve.
    package var curve: TimingCurve
    /// The number of repetitions, mostly 1; infinity for an endless animation.
    package var repeats = 1.0
    /// Whether the animation plays in reverse after each repetition.
    package var autoreverses = false
    /// The fractions of the duration at which keyframes are reached, from 0 to 1; empty if there are only a start and
    /// an end.
    package var keyTimes: [Double] = []

    package init(time: Double, delay: Double, duration: Double, curve: TimingCurve) {
        self.time = time
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }

    /// The progress of the animation: 0 at the start, 1 at the end and afterward.
    package var progress: Double {
        let local = time - delay
        guard repeats != 1 || autoreverses, local > 0 else { return curve.progress(after: local, of: duration) }
        guard duration > 0, local < duration * (autoreverses ? 2 : 1) * repeats else { return 1 }
        let turn = (local / duration).rounded(.down)
        let part = local / duration - turn
        let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(after: (isBack ? 1 - part : part) * duration, of: duration)
    }

    /// Returns the current value of a number with a value at each keyframe, or at the start and the end.
    func value(along way: [Double]) -> Double {
        guard let first = way.first, let last = way.last else { return 0 }
        let part = progress
        guard keyTimes.count == way.count else { return first + (last - first) * part }
        guard let next = keyTimes.firstIndex(where: { $0 > part }) else { return last }
        guard next > 0 else { return first }
        let length = keyTimes[next] - keyTimes[next - 1]
        let local = length > 0 ? (part - keyTimes[next - 1]) / length : 1
        return way[next - 1] + (way[next] - way[next - 1]) * local
    }
}
