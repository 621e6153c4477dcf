import QuartzCore

/// Calls a closure when its time has come, on the clock that animations run on.
@MainActor final class EventTimer {
    private var alarm: ClockAlarm?

    /// Unless a test moves time, it goes off when the main queue runs next if it does so by itself, else never.
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

    /// In seconds of the clock.
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
