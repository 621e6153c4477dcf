import Foundation
import QuartzCore

/// What the end of each turn of the run loop does with the windows that are shown.
@MainActor enum WindowCommit {
    private static var isInstalled = false
    private static var isRunning = false

    /// Has the clock lay out windows as time passes.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        unsafe AnimationClock.main.commit = { MainActor.assumeIsolated { run() } }
    }

    private static func run() {
        guard !isRunning else { return }
        isRunning = true
        for window in UIApplication.shared.shownWindows {
            window.layoutIfNeeded()
            window.layer.commitTree()
        }
        CALayer.endCommit()
        isRunning = false
    }
}
