public import CoreGraphics
public import Foundation

/// An animation that moves as a damped spring does.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    /// Creates a spring by how long it seems to move and how much it bounces, from -1 to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        stiffness = pow(2 * .pi / CGFloat(max(perceptualDuration, 1e-3)), 2)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * ratio * stiffness.squareRoot()
    }

    open var perceptualDuration: CFTimeInterval { Double(2 * .pi * (mass / max(stiffness, 1e-6)).squareRoot()) }
    open var bounce: CGFloat { 1 - damping / (2 * (stiffness * mass).squareRoot()) }

    /// How long the spring takes until it moves by less than a thousandth.
    open var settlingDuration: CFTimeInterval {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
        return spring.settlingDuration
    }

    override func take<Animation: CAAnimation>(_ other: Animation) -> Animation {
        if let other = other as? CASpringAnimation {
            (other.mass, other.stiffness, other.damping) = (mass, stiffness, damping)
            other.initialVelocity = initialVelocity
            other.allowsOverdamping = allowsOverdamping
        }
        return super.take(other)
    }

    override func copied() -> CAAnimation { take(CASpringAnimation()) }
}

/// A damped spring that is pulled from 0 to 1.
struct Spring {
    private let frequency: Double
    private let ratio: Double
    private let velocity: Double

    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        let mass = max(Double(mass), 1e-6)
        frequency = max((Double(stiffness) / mass).squareRoot(), 1e-6)
        ratio = max(Double(damping) / (2 * (Double(stiffness) * mass).squareRoot()), 1e-6)
        self.velocity = Double(velocity)
    }

    /// In seconds.
    var settlingDuration: Double {
        let decay = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return min(-log(0.001) / decay, 1_000)
    }

    /// Where the spring is after a time in seconds.
    func position(at time: Double) -> Double {
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - velocity) / damped
            return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}
