import CoreGraphics
import Foundation
import LayoutSimDrawing
import Testing

@testable import QuartzCore

/// Keyframes along curves and paths, functions of values, and copies that follow later.
@MainActor @Suite struct KeyframeShapeTests {
    private func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

    private func height(_ edit: (CAKeyframeAnimation) -> Void) -> Double {
        passToAFrame()
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.y")
        animation.values = [0, 10, 40, 50]
        animation.calculationMode = .cubic
        animation.duration = 3
        edit(animation)
        layer.add(animation, forKey: nil)
        defer { layer.removeAllAnimations() }
        pass(1.25)
        return Double(shown(layer).position.y)
    }

    @Test func `tension, continuity and bias shape a cubic curve`() {
        // Hermite weights at a quarter of the way from 10 to 40: 54/64, 10/64, 9/64 and -3/64.
        func point(_ leaving: Double, _ arriving: Double) -> Double {
            (54.0 * 10 + 10 * 40 + 9 * leaving - 3 * arriving) / 64
        }
        let none = [0, 0, 0, 0] as [NSNumber]
        #expect(abs(height { _ in } - point(20, 20)) < 1e-6)
        #expect(abs(height { $0.tensionValues = none } - point(20, 20)) < 1e-6)
        #expect(abs(height { $0.tensionValues = [0, 1, 1, 0] } - point(0, 0)) < 1e-6)
        #expect(abs(height { $0.biasValues = [0, 1, 0, 0] } - point(10, 20)) < 1e-6)
        #expect(abs(height { $0.continuityValues = [0, 1, 0, 0] } - point(10, 20)) < 1e-6)
    }

    @Test(arguments: [(CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1)])
    func `a layer turns along its path`(_ mode: CAAnimationRotationMode, _ factor: Double) {
        passToAFrame()
        let layer = CALayer()
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 0, y: 10)])
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path, 1, mode)
        layer.add(animation, forKey: nil)
        defer { layer.removeAllAnimations() }
        pass(0.5)
        let transform = shown(layer).transform
        #expect(abs(transform.m11) < 1e-9 && abs(Double(transform.m12) - factor) < 1e-9)
    }

    @Test func `a value function makes transforms of numbers`() {
        passToAFrame()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 20, 1)
        animation.valueFunction = CAValueFunction(name: .translateX)
        layer.add(animation, forKey: nil)
        defer { layer.removeAllAnimations() }
        pass(0.5)
        #expect(abs(shown(layer).transform.m41 - 10) < 1e-6)
    }

    @Test func `each copy of a replicator layer is a delay behind the one before`() {
        passToAFrame()
        let (copies, dot) = (CAReplicatorLayer(), CALayer())
        copies.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        copies.addSublayer(dot)
        (copies.instanceCount, copies.instanceDelay) = (2, 0.25)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        dot.add(animation, forKey: nil)
        defer { dot.removeAllAnimations() }
        pass(0.75)
        guard let presented = copies.presentation() else {
            Issue.record("no presentation")
            return
        }
        let late = "\(presented.operations())"
        copies.instanceDelay = 0
        let same = "\(copies.presentation()?.operations() ?? [])"
        #expect(late != same)
    }
}
