import UIKit

/// An app's timers with blocks, in a file that imports only UIKit.
@MainActor final class AppTimers {
    private(set) var log: [String] = []
    private var often: Timer?

    func start() {
        often = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [self] _ in note("often") }
        let once = Timer(timeInterval: 0.25, repeats: false) { [self] _ in note("once") }
        RunLoop.main.add(once, forMode: .common)
        RunLoop.main.add(once, forMode: .default)
        RunLoop.main.perform { [self] in note("now") }
    }

    /// Starts a timer with Core Foundation's functions.
    func startInC() {
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 0.2, 0, 0, 0) { [self] _ in
            note("c")
        }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    }

    func stop() { often?.invalidate() }

    nonisolated private func note(_ word: String) { MainActor.assumeIsolated { log.append(word) } }
}
