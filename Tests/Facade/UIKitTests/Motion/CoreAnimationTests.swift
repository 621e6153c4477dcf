import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct CoreAnimationTests {
    private func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

    @Test func anExplicitAnimationIsOverItsModelUntilItEnds() {
        passToAFrame()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        layer.add(animation, forKey: "move")
        pass(0.25)
        #expect(abs(shown(layer).position.x - 25) < 1e-6)
        #expect(layer.position.x == 0)
        pass(0.75)
        #expect(shown(layer).position.x == 0)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "stay")
        pass(5)
        #expect(shown(layer).position.x == 100)
        #expect(layer.animationKeys() == ["stay"])
    }

    @Test(arguments: [
        (10.0 as Double?, 20.0 as Double?, nil as Double?, 15.0), (10, nil, 8, 14), (nil, 20, 8, 16), (10, nil, nil, 8),
        (nil, 20, nil, 13), (nil, nil, 8, 10),
    ])
    func theEndsFollowFromWhatIsGiven(_ from: Double?, _ to: Double?, _ by: Double?, _ half: Double) {
        passToAFrame()
        let layer = CALayer()
        layer.cornerRadius = 6
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        layer.add(animation, forKey: nil)
        pass(0.5)
        #expect(Double(shown(layer).cornerRadius) == half)
        layer.removeAllAnimations()
    }

    @Test func colorsPathsAndTransformsLieBetweenTheirEnds() {
        passToAFrame()
        let layer = CAShapeLayer()
        func animate(_ path: String, _ from: Any, _ to: Any) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        animate(
            "fillColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0.5, blue: 0, alpha: 0))
        let (small, large) = (CGMutablePath(), CGMutablePath())
        small.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
        large.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 30)])
        animate("path", small, large)
        animate("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        animate("bounds", NSValue(rect: .zero), NSValue(rect: CGRect(x: 2, y: 4, width: 8, height: 6)))
        pass(0.5)
        let seen = shown(layer) as? CAShapeLayer
        #expect(seen?.fillColor == CGColor(srgbRed: 0.5, green: 0.25, blue: 0, alpha: 0.5))
        #expect(seen?.path?.boundingBox == CGRect(x: 5, y: 0, width: 15, height: 20))
        #expect(seen?.bounds == CGRect(x: 1, y: 2, width: 4, height: 3))
        let angle = seen?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
        #expect(abs(angle - .pi / 4) < 1e-9)
        layer.removeAllAnimations()
    }

    @Test func keyFramesHaveTimesCurvesAndModes() {
        func values(_ edit: (CAKeyframeAnimation) -> Void) -> [Double] {
            passToAFrame()
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.duration) = ([0, 10, 40], 1)
            edit(animation)
            layer.add(animation, forKey: nil)
            defer { layer.removeAllAnimations() }
            return (0..<4).map { _ in
                defer { pass(0.25) }
                return Double(shown(layer).position.x)
            }
        }
        #expect(values { _ in } == [0, 5, 10, 25])
        #expect(values { $0.keyTimes = [0, 0.25, 1] } == [0, 10, 20, 30])
        #expect(values { $0.calculationMode = .discrete } == [0, 0, 10, 40])
        #expect(values { $0.calculationMode = .paced } == [0, 10, 20, 30])
    }

    @Test func aPathIsFollowedAtOneSpeed() {
        passToAFrame()
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        (animation.path, animation.duration) = (path, 1)
        layer.add(animation, forKey: nil)
        pass(0.5)
        #expect(shown(layer).position == CGPoint(x: 20, y: 0))
        layer.removeAllAnimations()
    }

    @Test func aGroupHasItsTimeAndAnimationsBegunWithinIt() {
        passToAFrame()
        let layer = CALayer()
        let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.y"))
        (fade.fromValue, fade.toValue) = (0, 1)
        (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 10, 0.5, 0.5)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade, move], 1)
        layer.add(group, forKey: "both")
        pass(0.25)
        #expect(shown(layer).opacity == 0.25)
        #expect(shown(layer).position.y == 0)
        pass(0.5)
        #expect(shown(layer).position.y == 5)
        layer.removeAllAnimations()
    }

    @Test func speedAndOffsetOfALayerHoldItsAnimations() {
        passToAFrame()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        layer.speed = 0
        layer.add(animation, forKey: "scrubbed")
        layer.timeOffset = 0.25
        pass(9)
        #expect(shown(layer).opacity == 0.25)
        layer.timeOffset = 0.75
        #expect(shown(layer).opacity == 0.75)
        layer.removeAllAnimations()
    }

    @Test func layersThatWereShownAnimateByThemselves() {
        passToAFrame()
        let (root, layer) = (CALayer(), CALayer())
        root.addSublayer(layer)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        root.commitTree()
        layer.opacity = 1
        #expect(layer.animationKeys() == ["opacity"])
        pass(0.125)
        #expect(abs(shown(layer).opacity - 0.9012) < 0.001)
        pass(0.2)
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.position.x = 100
        CATransaction.commit()
        #expect(layer.animation(forKey: "position")?.duration == 2)
        layer.actions = ["zPosition": NSNull()]
        layer.zPosition = 3
        #expect(layer.animation(forKey: "zPosition") == nil)
        layer.removeAllAnimations()
    }

    @Test func delegatesHearOfBeginningAndEnd() {
        passToAFrame()
        final class Listener: NSObject, CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
        }
        let (layer, listener) = (CALayer(), Listener())
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, listener)
        layer.add(animation, forKey: "fade")
        layer.add(animation, forKey: "fade")
        pass(1)
        #expect(listener.log == ["start", "stop false", "start", "stop true"])
    }
}
