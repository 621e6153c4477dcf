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

    package init(time: Double, delay: Double, duration: Double, curve: TimingCurve) {
        self.time = time
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }

    /// How far it is: 0 at the start of its way, 1 at its end.
    package var progress: Double { curve.progress(after: time - delay, of: duration) }
}
