import Foundation
import Testing

@testable import SwiftUI

/// Curves, springs and animations have the values of their formulas.
@Suite struct CurveTests {

    /// From x″ = ω² (1 - x) - 2ζω x′ with ω = 2π / duration and ζ = 1 - bounce (Apple, *Spring*), integrated by the
    /// fourth order of Runge and Kutta in steps of 1/100,000 s.
    static func integrated(_ spring: Spring, _ time: Double) -> (value: Double, velocity: Double) {
        let frequency = 2 * Double.pi / spring.response
        let ratio = spring.dampingRatio
        func force(_ value: Double, _ velocity: Double) -> Double {
            frequency * frequency * (1 - value) - 2 * ratio * frequency * velocity
        }
        let step = 1e-5
        var (x, v) = (0.0, 0.0)
        for _ in 0..<Int((time / step).rounded()) {
            let (k1, l1) = (v, force(x, v))
            let (k2, l2) = (v + l1 * step / 2, force(x + k1 * step / 2, v + l1 * step / 2))
            let (k3, l3) = (v + l2 * step / 2, force(x + k2 * step / 2, v + l2 * step / 2))
            let (k4, l4) = (v + l3 * step, force(x + k3 * step, v + l3 * step))
            x += (k1 + 2 * k2 + 2 * k3 + k4) * step / 6
            v += (l1 + 2 * l2 + 2 * l3 + l4) * step / 6
        }
        return (x, v)
    }

    @Test(
        arguments: [
            ("smooth", Spring.smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("slow", Spring(duration: 2)),
            ("overdamped", Spring(duration: 0.5, bounce: -0.4)),
            ("by response", Spring(response: 0.55, dampingRatio: 0.825)),
            ("by stiffness", Spring(mass: 2, stiffness: 200, damping: 12)),
        ] as [(String, Spring)], [0.05, 0.1, 0.25, 0.5])
    func springsGoAsTheOscillatorDoes(_ spring: (String, Spring), _ time: Double) {
        let expected = Self.integrated(spring.1, time)
        #expect(abs(spring.1.value(target: 1.0, time: time) - expected.value) < 1e-8)
        #expect(abs(spring.1.velocity(target: 1.0, time: time) - expected.velocity) < 1e-6)
    }

    @Test func springsKnowTheirParameters() {
        // Stiffness (2π / duration)², damping 4π (1 - bounce) / duration.
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.91367) < 1e-4)
        #expect(abs(spring.damping - 17.59292) < 1e-4)
        #expect(abs(spring.bounce - 0.3) < 1e-9)
        #expect(Spring.smooth.bounce == 0)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9 && abs(Spring.bouncy.bounce - 0.3) < 1e-9)
        #expect(abs(spring.force(target: 1.0, position: 0, velocity: 1) - (spring.stiffness - spring.damping)) < 1e-9)
        #expect(Spring(duration: 0.5, bounce: 0).settlingDuration == 0.8)
        // ln(1000 (1 + ζω / ω_d)) / ζω with ζω = 8.79646 and ω_d = 8.97421.
        let settling = Spring(duration: 0.5, bounce: 0.3).settlingDuration(target: 1.0, epsilon: 0.001)
        #expect(abs(settling - log(1000 * (1 + 8.79646 / 8.97421)) / 8.79646) < 1e-5)
    }

    /// The values of curves with the control points of Apple's documentation of `UnitCurve`, by hand: at t = 1/2 the
    /// curve of `easeInOut` is at its middle, and those of `easeIn` and `easeOut` are each other's mirror.
    @Test(arguments: [0.1, 0.25, 0.5, 0.8])
    func curvesHaveTheirControlPoints(_ time: Double) {
        func bezier(_ first: Double, _ second: Double) -> Double {
            // The progress of a curve whose control points are at 0 and 1 in height.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                let rest = 1 - middle
                let x =
                    3 * rest * rest * middle * first + 3 * rest * middle * middle * second + middle * middle * middle
                if x < time { low = middle } else { high = middle }
            }
            return 3 * (1 - low) * low * low + low * low * low
        }
        #expect(abs(UnitCurve.easeInOut.value(at: time) - bezier(0.42, 0.58)) < 1e-9)
        #expect(abs(UnitCurve.easeIn.value(at: time) - bezier(0.42, 1)) < 1e-9)
        #expect(abs(UnitCurve.easeOut.value(at: time) - (1 - UnitCurve.easeIn.value(at: 1 - time))) < 1e-9)
        #expect(UnitCurve.linear.value(at: time) == time)
        #expect(abs(UnitCurve.circularEaseIn.value(at: time) - (1 - (1 - time * time).squareRoot())) < 1e-9)
    }

    /// An animation, a time since its beginning in seconds, and what is left of its way then.
    private func rest(_ animation: Animation, at time: Double) async -> Double {
        await MainActor.run {
            MotionPart(
                1.0, animation, at: 0, [], AnimationContext(state: AnimationState(), environment: EnvironmentValues())
            ).rest(at: time)
        }
    }

    @Test(
        arguments: [
            (.linear(duration: 1), 0.25, 0.75), (.linear(duration: 1).delay(1), 0.5, 1),
            (.linear(duration: 1).delay(1), 1.25, 0.75), (.linear(duration: 1).speed(2), 0.25, 0.5),
            (.linear(duration: 1).delay(1).speed(2), 0.75, 0.5), (.linear(duration: 1).speed(2).delay(1), 1.25, 0.5),
            (.linear(duration: 1).repeatCount(3), 1.25, 0.25), (.linear(duration: 1).repeatCount(3), 2.25, 0.75),
            (.linear(duration: 1).repeatCount(3), 3, 0), (.linear(duration: 1).repeatCount(2), 2, 0),
            (.linear(duration: 1).repeatCount(3, autoreverses: false), 1.25, 0.75),
            (.linear(duration: 1).repeatForever(), 101.25, 0.25),
            (.linear(duration: 1).repeatForever(autoreverses: false).delay(1), 3.25, 0.75),
            (.linear(duration: 1).delay(1).repeatForever(autoreverses: false), 2.5, 1),
            (.easeInOut(duration: 2), 1, 0.5), (.linear(duration: 0), 0, 0),
        ] as [(Animation, Double, Double)])
    func animationsGoByTheirTime(_ animation: Animation, _ time: Double, _ left: Double) async {
        #expect(abs(await rest(animation, at: time) - left) < 1e-9)
    }

    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            guard time < 1 else { return nil }
            context.state[Frames.self] += 1
            if time >= 0.5 { context.isLogicallyComplete = true }
            return value.scaled(by: Double(context.state[Frames.self]) / 100)
        }

        private enum Frames: AnimationStateKey { static var defaultValue: Int { 0 } }
    }

    @Test func animationsOfAnAppAreAskedForEachFrame() async {
        let animation = Animation(Steps())
        // 30 frames, the first one at 0, and the moment itself.
        #expect(abs(await rest(animation, at: 0.49) - 0.69) < 1e-9)
        #expect(abs(await rest(animation, at: 0.1) - 0.92) < 1e-9)
        #expect(await rest(animation, at: 1.5) == 0)
        let ends = await MainActor.run {
            let part = MotionPart(
                1.0, animation, at: 0, [], AnimationContext(state: AnimationState(), environment: EnvironmentValues()))
            return [part.end, part.logicalEnd]
        }
        #expect(ends == [1, 0.5])
    }
}
