import Foundation
import LayoutSimMotion
import QuartzCore
import Testing

@Suite struct SpringTests {
    /// Values read from `CASpringAnimation`.
    @Test(arguments: [
        (0.5, 0.0, 157.9137, 25.13274, 0.8), (1, 0, 39.47842, 12.56637, 1.5), (0.25, 0, 631.6547, 50.26548, 0.4),
        (0.5, 0.3, 157.9137, 17.59292, 0.862955), (0.5, 0.7, 157.9137, 7.539822, 1.904873),
        (0.5, -0.3, 157.9137, 35.90392, 1.1), (0.5, 1, 157.9137, 0, 3.4028e38),
        (0.35, 0.15, 322.2728, 30.51833, 0.515655),
    ])
    func aPerceptualSpringHasItsPhysics(
        _ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double, _ settling: Double
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
        #expect(abs(Double(spring.stiffness) / stiffness - 1) < 1e-5)
        #expect(abs(Double(spring.damping) - damping) < 1e-4)
        #expect(abs(spring.settlingDuration / settling - 1) < 1e-5)
        #expect(abs(Double(spring.bounce) - bounce) < 1e-6)
        #expect(abs(spring.perceptualDuration - duration) < 1e-6)
    }

    @Test(arguments: [(100.0, 10.0, 1.472700), (300, 20, 0.744256), (50, 30, 1.4)])
    func aSpringOfGivenPhysicsSettles(_ stiffness: Double, _ damping: Double, _ settling: Double) {
        let spring = CASpringAnimation(keyPath: "position")
        (spring.stiffness, spring.damping) = (CGFloat(stiffness), CGFloat(damping))
        #expect(abs(spring.settlingDuration - settling) < 1e-5)
    }

    @Test(arguments: [(0.99947, 9.2400), (0.58792, 15.7080)])
    func aCriticalSpringOfADurationHasItsFrequency(_ duration: Double, _ frequency: Double) {
        let spring = Spring(dampingRatio: 1, settlingIn: duration)
        #expect(abs(spring.frequency - frequency) < 0.003)
        #expect(abs(spring.frequency * duration - 9.2334) < 0.0005)
        #expect(abs(spring.position(at: duration) - 0.999) < 1e-6)
    }

    @Test(arguments: [0.2, 0.5, 0.7, 0.9, 1.0], [0.0, 2.0])
    func aSpringOfADurationHasSettledByThen(_ ratio: Double, _ velocity: Double) {
        let spring = Spring(dampingRatio: ratio, settlingIn: 0.6, velocity: velocity)
        #expect(spring.position(at: 0) == 0)
        #expect(abs(spring.position(at: 0.6) - 1) < 0.006)
        let slope = spring.position(at: 1e-6) / 1e-6
        #expect(abs(slope - velocity) < 0.01)
    }
}
