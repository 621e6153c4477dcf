import Foundation

/// How a sheet follows a finger and comes to rest, as measured on iOS 26.
enum SheetMotion {
    /// The speed in points per second from which a sheet that is flicked down is dismissed.
    static let dismissingSpeed = 1_000.0
    /// Of the critically damped spring, per second: stiffness 1000, mass 3.
    static let frequency = (1_000.0 / 3).squareRoot()

    /// Whether a sheet of a height in points is dismissed when it is let go at an offset from its rest, with a velocity
    /// downward in points per second.
    static func dismisses(offset: Double, height: Double, velocity: Double) -> Bool {
        offset > height / 2 || velocity >= dismissingSpeed
    }

    /// The opacity of the dimming behind a sheet at an offset from its rest, in points.
    static func dimming(offset: Double, height: Double) -> Double {
        height > 0 ? 0.2 * min(max(1 - offset / height, 0), 1) : 0
    }

    /// The distance from rest in points, at a time in seconds after it was let go with a velocity away from rest.
    static func distance(from start: Double, velocity: Double, at time: Double) -> Double {
        (start + (velocity + frequency * start) * time) * exp(-frequency * time)
    }
}
