import QuartzCore
import Testing
import UIKit

/// Pages that turn automatically, and actions that run with each frame.
@Suite(.serialized) @MainActor struct PageTimerTests {
    private func advance(by seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

    private final class Decider: NSObject, UIPageControlTimerProgressDelegate {
        var last = Int.max
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool { page <= last }
    }

    @Test func `pages follow one another as time passes, and the first follows the last`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.resetsToInitialPageAfterEnd = true
        progress.setDuration(2, forPage: 1)
        control.progress = progress
        progress.resumeTimer()
        advance(by: 1.05)
        #expect(control.currentPage == 1)
        advance(by: 1)
        #expect(control.currentPage == 1)
        #expect(abs(progress.currentProgress - 0.5) < 0.06)
        advance(by: 1)
        #expect(control.currentPage == 2)
        advance(by: 1)
        #expect(control.currentPage == 0)
        progress.pauseTimer()
        advance(by: 5)
        #expect(control.currentPage == 0)
    }

    @Test func `a delegate decides whether a page follows`() {
        let (control, decider) = (UIPageControl(), Decider())
        control.numberOfPages = 3
        decider.last = 1
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.delegate = decider
        control.progress = progress
        progress.resumeTimer()
        advance(by: 5)
        #expect(control.currentPage == 1)
        #expect(!progress.isRunning)
    }

    @Test func `actions of an update run by the order of their phases while the view is in a window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        var order: [String] = []
        let link = UIUpdateLink(view: view) { _, _ in order.append("second") }
        link.addAction(to: .afterUpdateScheduled) { _, _ in order.append("first") }
        link.isEnabled = true
        advance(by: 1.0 / 60)
        #expect(order.isEmpty)
        window.addSubview(view)
        window.isHidden = false
        advance(by: 1.0 / 60)
        #expect(order.prefix(2) == ["first", "second"])
        link.isEnabled = false
        let count = order.count
        advance(by: 1)
        #expect(order.count == count)
    }
}
