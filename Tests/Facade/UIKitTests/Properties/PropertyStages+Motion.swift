import Foundation
import QuartzCore

@testable import UIKit

/// Objects that move layers and views while time passes.
extension PropertyStages {
    static let motions: [Entry] = animations + animators

    /// Returns what is seen at each of some moments, from the beginning of a frame on.
    static func moments(_ count: Int, every pause: Double, _ look: () -> String) -> [String] {
        (0..<count).map { _ in
            unsafe AnimationClock.main.advance(by: pause)
            return look()
        }
    }

    static func beginFrame() {
        let now = unsafe AnimationClock.main.now
        unsafe AnimationClock.main.advance(by: now.rounded(.up) - now)
    }

    /// A number without the noise of its last digits.
    static func short(_ number: CGFloat) -> String { "\((number * 1000).rounded() / 1000)" }

    private static func place(of layer: CALayer) -> String {
        let seen = layer.presentation() ?? layer
        let turn = seen.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
        return [seen.position.x, seen.position.y, CGFloat(seen.opacity), turn].map(short).joined(separator: " ")
    }

    /// Shows a layer that an animation moves.
    private static func moved(_ animation: CAAnimation, besides other: CAAnimation? = nil) -> PropertyStage {
        animation.duration = 1
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        view.backgroundColor = .yellow
        return PropertyStage(animation, in: view, frame: view.frame).playing {
            beginFrame()
            if let other { view.layer.add(other, forKey: "other") }
            view.layer.add(animation, forKey: "sample")
            return moments(12, every: 0.2) { place(of: view.layer) + " \(view.layer.animationKeys() ?? [])" }
        }
    }

    private static func slide() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (10, 110)
        return animation
    }

    private static let animations: [Entry] = [
        staged(CABasicAnimation.self) { moved(slide()) },
        staged(CABasicAnimation.self) {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 10
            return moved(animation)
        },
        staged(CABasicAnimation.self) {
            let animation = slide()
            (animation.repeatCount, animation.timeOffset) = (2, 0.25)
            return moved(animation)
        },
        staged(CABasicAnimation.self) {
            let animation = slide()
            animation.isRemovedOnCompletion = false
            return moved(animation)
        },
        staged(CASpringAnimation.self) {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (10, 110)
            return moved(animation)
        },
        staged(CASpringAnimation.self) {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.damping) = (10, 110, 40)
            return moved(animation)
        },
        staged(CAKeyframeAnimation.self) {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [10, 60, 80, 90]
            return moved(animation)
        },
        staged(CAKeyframeAnimation.self) {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.calculationMode) = ([10, 60, 80, 90], .cubic)
            return moved(animation)
        },
        staged(CAKeyframeAnimation.self) {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 60)).cgPath
            return moved(animation)
        },
        staged(CAAnimationGroup.self) {
            let group = CAAnimationGroup()
            group.animations = [slide()]
            return moved(group)
        },
        staged(CATransition.self) { moved(CATransition()) },
    ]

    /// An animator that moves a view from 0 to 100 in a second.
    private static func animated(_ use: @escaping @MainActor (UIViewPropertyAnimator) -> Void) -> PropertyStage {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 125 }
        var stage = PropertyStage(animator, in: view, frame: view.frame).playing {
            beginFrame()
            use(animator)
            return moments(8, every: 0.2) {
                place(of: view.layer) + " \(animator.state.rawValue) \(animator.isRunning)"
                    + " \(view.layer.presentation()?.hitTest(CGPoint(x: 110, y: 120)) != nil)"
            }
        }
        stage.end = { if animator.state == .active { animator.stopAnimation(true) } }
        return stage
    }

    private static let animators: [Entry] = [
        staged(UIViewPropertyAnimator.self) { animated { $0.startAnimation() } },
        staged(UIViewPropertyAnimator.self) {
            animated {
                $0.startAnimation()
                unsafe AnimationClock.main.advance(by: 0.1)
                $0.pauseAnimation()
                $0.fractionComplete = 0.5
            }
        },
    ]
}
