import Foundation

/// A damped spring that is pulled from 0 to 1.
package struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    package let frequency: Double
    /// The damping ratio; 1 is critical.
    package let ratio: Double
    /// The initial velocity, in full distances per second.
    package let velocity: Double

    /// The remaining fraction of the distance at which a spring counts as settled.
    private static let rest = 0.001

    /// Creates a spring by its frequency in radians per second and its damping ratio.
    package init(frequency: Double, ratio: Double, velocity: Double = 0) {
        self.frequency = max(frequency, 1e-6)
        self.ratio = max(ratio, 0)
        self.velocity = velocity
    }

    /// Creates a spring from its physical parameters; without overdamping, it is at most critically damped.
    package init(
        mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, allowsOverdamping: Bool = false
    ) {
        let mass = max(mass, 1e-6)
        let ratio = damping / max(2 * (stiffness * mass).squareRoot(), 1e-9)
        self.init(
            frequency: (max(stiffness, 0) / mass).squareRoot(), ratio: allowsOverdamping ? ratio : min(ratio, 1),
            velocity: velocity)
    }

    /// Creates the spring that settles after a duration in seconds, as `usingSpringWithDamping` requires.
    ///
    /// With critical damping, the remaining distance is `(1 + (ω - v) t) exp(-ω t)`, so ω times the duration is 9.2334
    /// from rest; with less damping the amplitude of its sine decides.
    package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double = 0) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let duration = max(duration, 1e-3)
        func rest(_ frequency: Double) -> Double {
            if ratio == 1 { return abs((1 + (frequency - velocity) * duration) * exp(-frequency * duration)) }
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency * duration)
        }
        // From the right: the last frequency at which more than the settled distance remains.
        var high = 40 / (ratio * duration)
        var low = high
        while low > 1e-3, rest(low) < Spring.rest { (high, low) = (low, low * 0.98) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > Spring.rest { low = middle } else { high = middle }
        }
        self.init(frequency: high, ratio: ratio, velocity: velocity)
    }

    /// Creates a spring from its perceptual duration in seconds and its bounce, from -1 to 1.
    package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
        self.init(frequency: 2 * .pi / max(perceptualDuration, 1e-3), ratio: ratio, velocity: velocity)
    }

    /// The duration of the spring in Core Animation, in seconds.
    ///
    /// Below critical damping, it is the time when the sum of the amplitudes of cosine and sine falls below a
    /// thousandth, otherwise the tenth of a second in which a critically damped spring gets there; an overdamped spring
    /// counts as a critical one that is slower by its ratio. Read from `CASpringAnimation`.
    package var settlingDuration: Double {
        guard ratio > 0 else { return Double(Float.greatestFiniteMagnitude) }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let amplitude = 1 + abs((ratio * frequency - velocity) / damped)
            return log(amplitude / Spring.rest) / (ratio * frequency)
        }
        let slower = frequency / ratio
        for tenths in 1..<10_000 {
            let time = Double(tenths) / 10
            if abs((1 + (slower - velocity) * time) * exp(-slower * time)) < Spring.rest { return time }
        }
        return 1_000
    }

    /// Returns the position of the spring after a time in seconds.
    package func position(at time: Double) -> Double {
        let time = max(0, time)
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - velocity) / damped
            return 1 - exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        if ratio > 1 {
            let root = (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
            let share = (fast - velocity) / (fast - slow)
            return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
        }
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
}
