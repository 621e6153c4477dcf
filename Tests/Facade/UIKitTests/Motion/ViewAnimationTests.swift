import Foundation
import Testing

@testable import UIKit

/// The visible state of views during animations.
@MainActor @Suite struct ViewAnimationTests {
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
        // 50, the rest of the first distance, -100 * 0.25, and of the second, 100 * 0.75.
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
}
