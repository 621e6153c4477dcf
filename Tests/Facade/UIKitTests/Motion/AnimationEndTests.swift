import Foundation
import Testing

@testable import UIKit

/// The ends of animations, and the objects that they release.
@MainActor @Suite struct AnimationEndTests {
    @Test func completionsComeInTheOrderOfTheirEnds() {
        let (one, other) = (square(), square())
        var log: [String] = []
        UIView.animate(withDuration: 0.5, animations: { one.alpha = 0 }) { log.append("slow \($0)") }
        UIView.animate(withDuration: 0.2, animations: { other.alpha = 0 }) { log.append("quick \($0)") }
        UIView.animate(withDuration: 0.1, delay: 0.1, animations: { other.center.x = 9 }) { log.append("late \($0)") }
        UIView.animate(withDuration: 2, animations: {}) { log.append("nothing \($0)") }
        pass(0.19)
        #expect(log == ["nothing true"])
        pass(1)
        #expect(log == ["nothing true", "quick true", "late true", "slow true"])
    }

    @Test func animationsOfWhatIsRemovedEndUnfinished() {
        let (view, inner) = (square(), square())
        view.addSubview(inner)
        var log: [Bool] = []
        UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }) { log.append($0) }
        pass(0.1)
        inner.removeFromSuperview()
        #expect(log == [])
        pass(0)
        #expect(log == [false])
    }

    @Test func aTransitionIsOneAnimationOfTheWholeView() {
        let view = square()
        var log: [String] = []
        UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
            view.alpha = 0.5
        } completion: {
            log.append("dissolved \($0)")
        }
        #expect(view.layer.animationKeys() == ["transition"])
        pass(0.4)
        #expect(log == [])
        pass(0.2)
        #expect(log == ["dissolved true"])
    }

    @Test func transactionsWaitForTheirAnimations() {
        let view = square()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("transaction") }
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in log.append("animation") }
        CATransaction.commit()
        #expect(log == [])
        pass(0.5)
        #expect(log == ["animation", "transaction"])
    }

    @Test func withoutATestThatMovesTimeCompletionsComeWithTheMainQueue() async {
        let view = square()
        let finished = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) { continuation.resume(returning: $0) }
        }
        #expect(finished)
        #expect(view.layer.animationKeys() == nil)
    }

    // The limit includes the time that the main actor takes for other tests.
    @Test(.timeLimit(.minutes(20))) func othersThatMoveTimeDoNotHoldWhatATestAwaits() async {
        let view = square()
        await withCheckedContinuation { continuation in
            // Runs before the main queue reaches the work that the animation defers.
            Task { pass(0.1) }
            UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) { _ in
                UIView.animate(withDuration: 3, animations: { view.alpha = 1 }) { _ in continuation.resume() }
                Task { pass(0.1) }
            }
        }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func aCompletionIsLetGo() {
        final class Token {}
        weak var kept: Token?
        do {
            let (view, token) = (square(), Token())
            kept = token
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in _ = token }
        }
        #expect(kept != nil)
        pass(1)
        #expect(kept == nil)
    }

    @Test func anEndlessAnimationEndsWithItsView() {
        final class Token {}
        weak var kept: Token?
        var log: [Bool] = []
        do {
            let (view, token) = (square(), Token())
            kept = token
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                view.alpha = 0
            } completion: {
                log.append($0)
                _ = token
            }
            pass(10)
        }
        #expect(log == [])
        pass(0)
        #expect(log == [false])
        #expect(kept == nil)
    }

    @Test(arguments: [UIView.AnimationOptions(), .repeat])
    func animationsDoNotKeepAViewThatIsRemoved(_ options: UIView.AnimationOptions) {
        let view = square()
        weak var removed: UIView?
        do {
            let inner = square()
            removed = inner
            view.addSubview(inner)
            UIView.animate(withDuration: 1, delay: 0, options: options) { inner.center.x = 9 }
            inner.removeFromSuperview()
        }
        pass(0)
        #expect(removed == nil)
    }

    @Test func animatorsLetGoOfTheirViews() {
        weak var layer: CALayer?
        do {
            let moved = square()
            layer = moved.layer
            UIViewPropertyAnimator(duration: 1, curve: .linear) { moved.center.x = 9 }.startAnimation()
        }
        pass(0.5)
        #expect(layer != nil)
        pass(0.5)
        #expect(layer == nil)
    }

    @Test func withoutATestThatMovesTimeWhatIsRemovedEndsWithTheMainQueue() async {
        let (view, inner) = (square(), square())
        view.addSubview(inner)
        let finished = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                inner.alpha = 0
            } completion: {
                continuation.resume(returning: $0)
            }
            inner.removeFromSuperview()
        }
        #expect(!finished)
    }
}
