import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Records the calls of timers and display links.
private final class Target: UIView {
    static let message = Selector("removeFromSuperview")
    var count = 0
    override func removeFromSuperview() { count += 1 }
}

@MainActor @Suite struct TimeTests {
    @Test func displayLinksSeeEachFrameUntilTheyAreInvalidated() {
        let target = Target()
        weak var kept: CADisplayLink?
        do {
            let link = CADisplayLink(target: target, selector: Target.message)
            link.add(to: .main, forMode: .common)
            kept = link
        }
        advance(by: 0.5)
        #expect(target.count == 30)
        kept?.invalidate()
        #expect(kept == nil)
        advance(by: 0.5)
        #expect(target.count == 30)
    }

    /// Real time passes, in which a busy machine may run other tests: turns of the main queue are counted.
    @Test func `a display link goes on while a test waits and nobody moves time`() async throws {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.message)
        link.add(to: .main, forMode: .common)
        for _ in 0..<1000 where target.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(target.count >= 3)
        link.invalidate()
        let count = target.count
        try await Task.sleep(for: .milliseconds(50))
        #expect(target.count == count)
    }

    @Test(arguments: [(0, 60), (60, 60), (30, 30), (20, 20), (45, 60), (1, 1)])
    func `a display link has the rate that is nearest to what is preferred`(preferred: Int, ticks: Int) {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.message)
        link.preferredFramesPerSecond = preferred
        link.add(to: .main, forMode: .common)
        advance(by: 1)
        #expect(target.count == ticks)
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / Double(ticks)) < 1e-6)
        link.invalidate()
    }

    @Test func timersWithSelectorsAndDelayedPerformsComeAtTheirTimes() {
        let (often, once) = (Target(), Target())
        let timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: often, selector: Target.message, userInfo: nil, repeats: true)
        Timer.scheduledTimer(timeInterval: 0.25, target: once, selector: Target.message, userInfo: nil, repeats: false)
        once.perform(Target.message, with: nil, afterDelay: 0.3)
        advance(by: 0.24)
        #expect((often.count, once.count) == (2, 0))
        advance(by: 0.02)
        #expect((often.count, once.count) == (2, 1))
        advance(by: 0.04)
        #expect((often.count, once.count) == (3, 2))
        timer.invalidate()
        advance(by: 1)
        #expect((often.count, once.count) == (3, 2))
    }

    @Test func timersWithBlocksComeAtTheirTimes() {
        let timers = AppTimers()
        timers.start()
        advance(by: 0)
        #expect(timers.log == ["now"])
        advance(by: 0.31)
        #expect(timers.log == ["now", "often", "often", "once", "often"])
        timers.stop()
        timers.startInC()
        advance(by: 1)
        #expect(timers.log.dropFirst(5) == ["c"])
    }

    @Test func `a timer that an animation's end sets knows what it was given`() {
        let message = PassingMessage()
        message.show()
        advance(by: 2.1)
        #expect(message.alpha == 1)
        advance(by: 0.2)
        #expect(message.alpha == 0)
    }

    @Test func settlingDoesNotWaitForWhatNeverEnds() {
        let (ticks, once, view) = (Target(), Target(), UIView())
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: ticks, selector: Target.message, userInfo: nil, repeats: true)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
        once.perform(Target.message, with: nil, afterDelay: 1.7)
        settle()
        // Other tests may have left work that takes longer.
        #expect(ticks.count >= 3)
        #expect(once.count == 1)
        timer.invalidate()
        view.layer.removeAllAnimations()
    }

    @Test func settlingNamesWhatItWaitsFor() {
        let (target, view) = (Target(), UIView())
        let timer = Timer.scheduledTimer(
            timeInterval: 90, target: target, selector: Target.message, userInfo: nil, repeats: false)
        UIView.animate(withDuration: 70) { view.alpha = 0 }
        #expect(
            settlingFailure(within: 60)?.message == """
                settling took longer than 60.0 s; still pending:
                  CABasicAnimation of opacity, 70.0 s
                  Timer, 90.0 s
                """)
        timer.invalidate()
        view.layer.removeAllAnimations()
        let now = CACurrentMediaTime()
        settle()
        #expect(CACurrentMediaTime() == now)
    }

    @Test func settlingAwaitsTasks() async {
        let view = UIView()
        func blink() async {
            await withCheckedContinuation { continuation in
                UIView.animate(withDuration: 1, animations: { view.alpha = 1 - view.alpha }) { _ in
                    continuation.resume()
                }
            }
        }
        let blinks = Target()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: UIView(), selector: Target.message, userInfo: nil, repeats: true)
        Task {
            for _ in 0..<3 {
                await blink()
                blinks.count += 1
            }
        }
        await settle()
        #expect(blinks.count == 3)
        timer.invalidate()
    }

    @Test func layoutIsUpToDateAsTimePasses() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        advance(by: 0)
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        window.isHidden = true
    }
}
