import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
    private func place(_ view: UIView) -> Double { Double(shown(view).position.x) }

    /// An animator that moves a view from 0 to 100 in a second.
    private func animator(
        _ view: UIView, _ curve: UIView.AnimationCurve = .linear,
        log: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
        animator.addCompletion(log)
        return animator
    }

    @Test func itRunsPausesAndGoesOn() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator(view) { ends.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        pass(0.25)
        #expect(abs(place(view) - 25) < 1e-6)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        animator.pauseAnimation()
        pass(3)
        #expect(abs(place(view) - 25) < 1e-6)
        #expect(!animator.isRunning)
        animator.fractionComplete = 0.5
        #expect(abs(place(view) - 50) < 1e-6)
        animator.startAnimation()
        pass(0.4)
        #expect(abs(place(view) - 90) < 1e-6)
        #expect(ends == [])
        pass(0.2)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(view.center.x == 100)
    }

    @Test func aReversedOneEndsAtItsStart() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator(view) { ends.append($0) }
        animator.startAnimation()
        pass(0.3)
        animator.isReversed = true
        #expect(abs(place(view) - 30) < 1e-6)
        #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
        pass(0.2)
        #expect(abs(place(view) - 10) < 1e-6)
        pass(0.2)
        #expect(ends == [.start])
        #expect(view.center.x == 0)
    }

    @Test func itGoesOnAlongAnotherCurve() {
        let view = UIView()
        let animator = animator(view)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
        pass(0.25)
        #expect(abs(place(view) - 50 - 50 * 0.31535) < 0.01)
        pass(0.25)
        #expect(animator.state == .inactive)
    }

    @Test func stoppingKeepsWhatIsSeenAndFinishingChooses() {
        for position in [UIViewAnimatingPosition.start, .current, .end] {
            let view = UIView()
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(view) { ends.append($0) }
            animator.startAnimation()
            pass(0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(abs(view.center.x - 25) < 1e-6)
            animator.finishAnimation(at: position)
            #expect(ends == [position])
            #expect(abs(view.center.x - [100, 0, 25][position.rawValue]) < 1e-6)
            #expect(animator.state == .inactive)
        }
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator(view) { ends.append($0) }
        animator.startAnimation()
        pass(0.5)
        animator.stopAnimation(true)
        pass(1)
        #expect(ends == [])
        #expect(abs(view.center.x - 50) < 1e-6)
        #expect(animator.state == .inactive)
    }

    @Test func itStaysWhenItPausesOnCompletion() {
        let view = UIView()
        let animator = animator(view)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        pass(2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        pass(0.5)
        #expect(abs(place(view) - 50) < 1e-6)
        animator.stopAnimation(true)
    }

    @Test(arguments: [(true, 50.0), (false, 31.535)])
    func scrubbingIsLinearUnlessItShallNotBe(_ isLinear: Bool, _ expected: Double) {
        let view = UIView()
        let animator = animator(view, .easeIn)
        animator.scrubsLinearly = isLinear
        animator.fractionComplete = 0.5
        #expect(abs(place(view) - expected) < 0.01)
        animator.stopAnimation(true)
    }

    @Test func delayedBlocksBeginLaterAndEndTogether() {
        let (one, other) = (UIView(), UIView())
        let animator = animator(one)
        animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.5)
        animator.startAnimation(afterDelay: 1)
        pass(1.5)
        #expect(abs(place(one) - 50) < 1e-6)
        #expect(abs(place(other)) < 1e-6)
        pass(0.25)
        #expect(abs(place(other) - 50) < 1e-6)
        pass(0.25)
        #expect(animator.state == .inactive)
    }

    @Test func aSpringOfItsOwnHasItsOwnDuration() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        #expect(abs(animator.duration - 1.4727) < 1e-4)
        let other = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5)
        #expect(other.duration == 0.5)
    }

    @Test func finishingWhatIsNotStoppedIsRefused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
    }

    @Test func itRunsWhileItsCompletionsRun() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        var runs: [Bool] = []
        for _ in 0..<2 { animator.addCompletion { [unowned animator] _ in runs.append(animator.isRunning) } }
        animator.startAnimation()
        pass(2)
        #expect(runs == [true, true] && !animator.isRunning && animator.state == .inactive)
    }

    @Test func itMovesThroughKeyFrames() {
        let view = UIView()
        var ends: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 9, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 80 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.center.x = 20 }
            } completion: {
                ends.append("key frames \($0)")
            }
        }
        animator.addCompletion { ends.append("animator \($0 == .end)") }
        for (part, x) in [(0.125, 40), (0.25, 80), (0.5, 60), (1, 20)] as [(CGFloat, Double)] {
            animator.fractionComplete = part
            #expect(abs(place(view) - x) < 1e-6)
        }
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.startAnimation()
        pass(0.3)
        #expect(abs(place(view) - 64) < 1e-6)
        #expect(ends == [])
        pass(0.2)
        #expect(ends == ["animator false", "key frames false"])
        #expect(view.center.x == 0)
    }
}
