import Foundation
import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Blocks on the main queue in tests that move time, in a file that also imports Foundation.
@MainActor @Suite struct MainQueueTests {
    @MainActor private final class Log {
        var words: [String] = []
    }

    @Test func `blocks come in their order as time moves`() {
        let log = Log()
        DispatchQueue.main.async {
            log.words.append("first")
            DispatchQueue.main.async { log.words.append("nested") }
        }
        DispatchQueue.main.async(execute: { log.words.append("second") })
        #expect(log.words == [])
        advance(by: 0)
        #expect(log.words == ["first", "second", "nested"])
    }

    @Test func `blocks that layout leaves for the next turn come too`() {
        let log = Log()
        let view = LateView(log: log)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        window.isHidden = false
        advance(by: 0)
        #expect(log.words == ["laid out", "next turn"])
        view.setNeedsLayout()
        settle()
        #expect(log.words.count == 4)
        window.isHidden = true
    }

    /// A view that does a part of its work on the next turn.
    private final class LateView: UIView {
        private let log: Log

        init(log: Log) {
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.words.append("laid out")
            DispatchQueue.main.async { [log] in log.words.append("next turn") }
        }
    }

    @Test func `delayed blocks come at their times, between timers and animations`() {
        let log = Log()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            log.words.append("late")
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.words.append("later") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: { log.words.append("early") })
        let view = UIView()
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }) { _ in log.words.append("faded") }
        advance(by: 0.25)
        #expect(log.words == ["early", "faded"])
        advance(by: 0.1)
        #expect(log.words.last == "late")
        settle()
        #expect(log.words.last == "later")
    }

    @Test func `other queues bring their results to the main queue`() async {
        let log = Log()
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
                    log.words.append("loaded")
                    DispatchQueue.main.async { done.resume() }
                }
            }
        }
        #expect(log.words == ["loaded"])
    }

    @Test func `items, groups and qualities of service are on the clock too`() {
        let app = AppQueue()
        app.load()
        advance(by: 0)
        #expect(app.log == ["one", "two", "item"])
        advance(by: 0.1)
        #expect(app.log.last == "late")
    }

    @Test func `a search waits until typing pauses`() {
        let app = AppQueue()
        for letter in ["s", "se", "sea"] {
            app.type(letter)
            advance(by: 0.2)
        }
        #expect(app.log == [])
        advance(by: 0.1)
        #expect(app.log == ["sea"])
    }

    @Test func `nothing waits for an item that was cancelled`() {
        // Tests that wait may have left other work on the clock.
        func isWaiting() -> Bool { settlingFailure(within: 0)?.message.contains("asyncAfter, 0.3 s") ?? false }
        let app = AppQueue()
        app.type("s")
        #expect(isWaiting())
        app.stopSearch()
        #expect(!isWaiting())
    }

    @Test func `a block that waits is told when nothing comes to rest`() {
        var isWanted = true
        func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { if isWanted { again() } } }
        again()
        #expect(settlingFailure(within: 3)?.message.contains("DispatchQueue.main.asyncAfter, 1.0 s") == true)
        isWanted = false
        settle()
    }
}
