public import CoreGraphics
public import Foundation
package import LayoutSimMotion

/// An animation that moves like a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The friction that slows the spring down.
    open var damping: CGFloat = 10
    /// The initial velocity toward the end value, in units of the distance between both values per second.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped; otherwise it is at most critically damped.
    open var allowsOverdamping = false

    /// Creates a spring animation with a perceived duration in seconds and a bounce from -1 to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        stiffness = pow(2 * .pi / CGFloat(max(perceptualDuration, 1e-3)), 2)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * ratio * stiffness.squareRoot()
        allowsOverdamping = true
    }

    /// The perceived duration in seconds: the period of the spring without damping.
    open var perceptualDuration: CFTimeInterval { Double(2 * .pi * (mass / max(stiffness, 1e-6)).squareRoot()) }
    /// The bounce, from -1 to 1: 0 for critical damping, negative for overdamping.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time in seconds until the spring moves by less than a thousandth.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// The spring that the physical properties describe.
    package var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
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
