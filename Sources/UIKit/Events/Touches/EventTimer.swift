import QuartzCore

/// Calls a closure when its time has come, on the clock that animations run on.
@MainActor final class EventTimer {
    private var alarm: ClockAlarm?

    init(after seconds: Double, _ name: String, _ call: @escaping @MainActor () -> Void) {
        alarm = AnimationClock.current.call(after: seconds, name) { [weak self] in
            MainActor.assumeIsolated { self?.goOff(call) }
        }
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
