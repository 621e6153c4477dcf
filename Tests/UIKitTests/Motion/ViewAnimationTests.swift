import Foundation
import Testing

@testable import UIKit

/// Moves the time of views, and reads what they show.
@MainActor private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
@MainActor private func pass(_ seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

@MainActor @Suite struct ViewAnimationTests {
    private func square() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    @Test func aLinearFadeIsThereAtItsQuarters() {
        let view = square()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        #expect(view.alpha == 0)
        var seen: [Float] = []
        for _ in 0..<5 {
            seen.append(shown(view).opacity)
            pass(0.25)
        }
        #expect(seen == [1, 0.75, 0.5, 0.25, 0])
        #expect(view.layer.animationKeys() == nil)
    }

    /// Apple's curves as Bézier curves, at half and a quarter of the time.
    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseInOut, 0.12916, 0.5), (.curveEaseIn, 0.09346, 0.31535),
        (.curveEaseOut, 0.37814, 0.68465), (.curveLinear, 0.25, 0.5),
    ])
    func curvesAreThoseOfCoreAnimation(_ curve: UIView.AnimationOptions, _ quarter: Double, _ half: Double) {
        let view = square()
        UIView.animate(withDuration: 0.4, delay: 0, options: curve) { view.center.x += 100 }
        pass(0.1)
        #expect(abs(Double(shown(view).position.x) - 50 - 100 * quarter) < 0.01)
        pass(0.1)
        #expect(abs(Double(shown(view).position.x) - 50 - 100 * half) < 0.01)
    }

    @Test func aDelayShowsWhatWas() {
        let view = square()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            view.alpha = 0
            view.center.y += 100
        }
        pass(0.4)
        #expect(shown(view).opacity == 1)
        #expect(shown(view).position.y == 50)
        pass(0.6)
        #expect(abs(shown(view).opacity - 0.5) < 1e-6)
        #expect(abs(shown(view).position.y - 100) < 1e-6)
    }

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

    @Test func animationsOfPlacesAddUpAndOthersReplaceEachOther() {
        let view = square()
        var log: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            log.append("first \($0)")
        }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 50
        } completion: {
            log.append("second \($0)")
        }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(abs(shown(view).position.x - 100) < 1e-6)
        // 50, what is left of the first way, -100 * 0.25, and of the second, 100 * 0.75.
        pass(0.25)
        #expect(abs(shown(view).position.x - 100) < 1e-6)
        pass(2)
        #expect(log == ["first true", "second true"])

        log = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { log.append("out \($0)") }
        pass(0.5)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { log.append("in \($0)") }
        #expect(log == ["out false"])
        pass(1)
        #expect(log == ["out false", "in true"])
    }

    @Test(arguments: [
        (UIView.AnimationOptions.beginFromCurrentState, Float(0.5)), (UIView.AnimationOptions(), Float(0)),
    ])
    func beginningFromTheCurrentStateShowsNoJump(_ options: UIView.AnimationOptions, _ opacity: Float) {
        let view = square()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        pass(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) { view.alpha = 1 }
        #expect(abs(shown(view).opacity - opacity) < 1e-6)
    }

    @Test func repetitionsGoOnUntilTheyAreRemoved() {
        let view = square()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.alpha = 0
        } completion: {
            log.append($0)
        }
        pass(100.25)
        #expect(abs(shown(view).opacity - 0.75) < 1e-4)
        pass(1)
        #expect(abs(shown(view).opacity - 0.25) < 1e-4)
        view.layer.removeAllAnimations()
        #expect(log == [false])
    }

    @Test func someRepetitionsEnd() {
        let view = square()
        var ended = false
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
        } completion: { _ in
            ended = true
        }
        pass(1.25)
        #expect(abs(shown(view).opacity - 0.5) < 1e-6)
        #expect(!ended)
        pass(0.75)
        #expect(ended)
        #expect(shown(view).opacity == 0)
    }

    @Test func aSpringOvershootsAndSettlesAtItsDuration() {
        let view = square()
        var ended = false
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
        ) {
            view.center.y = 150
        } completion: { _ in
            ended = true
        }
        var places: [CGFloat] = []
        for _ in 0..<36 {
            pass(1.0 / 60)
            places.append(shown(view).position.y)
        }
        #expect(places.max() ?? 0 > 165)
        #expect(ended)
        #expect(places.last == 150)
        let critical = square()
        UIView.animate(withDuration: 0.99947, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            critical.alpha = 0
        }
        pass(0.1)
        // 1 - (1 + 0.924) exp(-0.924).
        #expect(abs(shown(critical).opacity - 0.7637) < 0.001)
    }

    @Test func aPerceptualSpringLastsUntilItHasSettled() {
        let view = square()
        var ended = false
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            view.alpha = 0
        } completion: { _ in
            ended = true
        }
        pass(0.862)
        #expect(!ended)
        pass(0.001)
        #expect(ended)
    }

    @Test func layoutWithinABlockIsAnimated() {
        let (view, inner) = (square(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        width.constant = 60
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
        pass(0.5)
        let frame = shown(inner).frame
        #expect(abs(frame.width - 40) + abs(frame.minX) + abs(frame.height - 10) < 1e-6)
    }

    @Test func aBlockInABlockInheritsItsTime() {
        let (one, other) = (square(), square())
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 0.1) { one.alpha = 0 }
            UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
            #expect(UIView.inheritedAnimationDuration == 1)
        }
        pass(0.25)
        #expect(shown(one).opacity == 0.75)
        #expect(shown(other).opacity == 0.5)
    }

    @Test func nothingIsAnimatedWithoutAnimation() {
        let view = square()
        var completed = false
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
        #expect(shown(view).opacity == 0)
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { completed = $0 }
        UIView.setAnimationsEnabled(true)
        #expect(completed)
        #expect(shown(view).opacity == 1)
        UIView.animate(withDuration: 0) { view.alpha = 0.5 }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func keyFramesAreReachedAtTheirTimes() {
        let view = square()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        var seen: [CGFloat] = []
        var faded: [Float] = []
        for _ in 0..<8 {
            pass(0.25)
            seen.append(shown(view).position.x.rounded())
            faded.append((shown(view).opacity * 4).rounded() / 4)
        }
        #expect(seen == [75, 100, 125, 150, 200, 250, 250, 250])
        #expect(faded == [1, 1, 1, 1, 0.75, 0.5, 0.25, 0])
    }

    @Test func animationsBetweenTwoCallsHaveTheirSettings() {
        let view = square()
        unsafe UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(0.5)
        view.alpha = 0
        UIView.commitAnimations()
        pass(1)
        #expect(abs(shown(view).opacity - 0.5) < 1e-6)
        view.center.x = 9
        #expect(view.layer.animation(forKey: "position") == nil)
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
}
