import QuartzCore

/// A timer on the animation clock for handling events.
@MainActor final class EventTimer {
    private var alarm: ClockAlarm?

    /// Schedules a closure; unless a test advances time, the timer fires at the next turn of the main queue if
    /// `byItself` is `true`, otherwise never.
    init(
        after seconds: Double, _ name: String, byItself: Bool = false, _ call: @escaping @MainActor () -> Void
    ) {
        let clock = AnimationClock.current
        let alarm = clock.call(after: seconds, name) { [weak self] in
            MainActor.assumeIsolated { self?.goOff(call) }
        }
        self.alarm = alarm
        if byItself { clock.wakeSoon(alarm) }
        UIApplication.shared.events.timers.append(self)
    }

    /// The fire time, in seconds of the clock.
    var deadline: Double { alarm?.time ?? 0 }

    func cancel() {
        alarm?.cancel()
        forget()
    }

    private func goOff(_ call: @MainActor () -> Void) {
        forget()
        call()
    }

    private func forget() { UIApplication.shared.events.timers.removeAll { $0 === self } }
}
