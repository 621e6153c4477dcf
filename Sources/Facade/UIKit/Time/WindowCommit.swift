import Foundation
import QuartzCore

/// The layout and commit of visible windows at the end of each turn of the run loop.
@MainActor enum WindowCommit {
    private static var isInstalled = false
    private static var isRunning = false

    /// Registers the layout of windows with the animation clock, so that it occurs as time passes.
    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        unsafe AnimationClock.main.commit = { MainActor.assumeIsolated { run() } }
    }

    private static func run() {
        guard !isRunning else { return }
        isRunning = true
        for window in UIApplication.shared.shownWindows {
            if window.needsAnyPass { window.layoutIfNeeded() }
            window.layer.commitTree()
        }
        CALayer.endCommit()
        isRunning = false
    }
}
