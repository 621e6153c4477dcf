import Foundation
import QuartzCore

/// Calls a closure when its time has come, on the clock that animations run on.
@MainActor final class EventTimer {
    /// In seconds of the clock.
    let deadline: Double
    private let call: @MainActor () -> Void
    private var tick: Int?

    init(after seconds: Double, _ call: @escaping @MainActor () -> Void) {
        deadline = AnimationClock.current.now + seconds
        self.call = call
        tick = AnimationClock.current.addTick { [weak self] now in
            MainActor.assumeIsolated { self?.timePassed(to: now) }
        }
        UIApplication.shared.events.timers.append(self)
    }

    func cancel() {
        guard let tick else { return }
        AnimationClock.current.removeTick(tick)
        self.tick = nil
        UIApplication.shared.events.timers.removeAll { $0 === self }
    }

    private func timePassed(to now: Double) {
        // Times are sums of steps.
        guard tick != nil, now >= deadline - 1e-6 else { return }
        cancel()
        call()
    }
}
