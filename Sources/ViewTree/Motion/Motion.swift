package import LayoutSimMotion

/// An animation that moves views of a screen, as far as it is at the moment that the screen shows.
package struct Motion: Hashable, Sendable {
    /// How long ago it was added, in seconds.
    package var time: Double
    /// How long after that it begins, in seconds.
    package var delay: Double
    /// How long it runs, in seconds.
    package var duration: Double
    /// How it gets from its start to its end.
    package var curve: TimingCurve
    /// How often it runs, 1 as a rule; infinity for one without end.
    package var repeats = 1.0
    /// Whether it runs back after each time.
    package var autoreverses = false
    /// The parts of its time at which its key frames are reached, from 0 to 1; empty if it has a start and an end only.
    package var keyTimes: [Double] = []

    package init(time: Double, delay: Double, duration: Double, curve: TimingCurve) {
        self.time = time
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }

    /// How far it is: 0 at the start of its way, 1 at its end, and when it is over.
    package var progress: Double {
        let local = time - delay
        guard repeats != 1 || autoreverses, local > 0 else { return curve.progress(after: local, of: duration) }
        guard duration > 0, local < duration * (autoreverses ? 2 : 1) * repeats else { return 1 }
        let turn = (local / duration).rounded(.down)
        let part = local / duration - turn
        let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(after: (isBack ? 1 - part : part) * duration, of: duration)
    }

    /// Where a number is on its way, which has a value at each key frame, or one at the start and one at the end.
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
