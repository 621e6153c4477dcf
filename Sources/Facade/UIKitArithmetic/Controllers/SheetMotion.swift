import Foundation

/// The motion of a sheet during and after a drag, as measured on iOS 26.
package enum SheetMotion {
    /// The speed at which a downward flick dismisses a sheet, in points per second.
    package static let dismissingSpeed = 1_000.0
    /// The frequency of the critically damped spring, per second: stiffness 1000, mass 3.
    package static let frequency = (1_000.0 / 3).squareRoot()

    /// Returns whether a sheet of a height in points is dismissed when it is released at an offset from its resting
    /// position with a downward velocity in points per second.
    package static func dismisses(offset: Double, height: Double, velocity: Double) -> Bool {
        offset > height / 2 || velocity >= dismissingSpeed
    }

    /// Returns the opacity of the dimming behind a sheet at an offset from its resting position, in points.
    package static func dimming(offset: Double, height: Double) -> Double {
        height > 0 ? 0.2 * min(max(1 - offset / height, 0), 1) : 0
    }

    /// Returns the distance from the resting position in points, at a time in seconds after release with a velocity
    /// away from it.
    package static func distance(from start: Double, velocity: Double, at time: Double) -> Double {
        (start + (velocity + frequency * start) * time) * exp(-frequency * time)
    }
}
