import Foundation
import Testing

@testable import UIKit

/// The changes that a block animates, and their settings.
@MainActor @Suite struct AnimationBlockTests {
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
}
