import Foundation

/// The direction and magnitude of gravity or a push.
package struct DirectedForce {
    /// The horizontal part of a vector in the direction whose length is the magnitude.
    package let dx: Double
    /// The vertical part of the vector; y points down.
    package let dy: Double
    /// The angle of the direction, in radians from the positive x-axis, with y pointing down.
    package let angle: Double
    /// The magnitude.
    package let magnitude: Double

    /// Creates a force along a vector whose length is the magnitude.
    package init(dx: Double, dy: Double) {
        (self.dx, self.dy) = (dx, dy)
        angle = atan2(dy, dx)
        magnitude = (dx * dx + dy * dy).squareRoot()
    }

    /// Creates a force with an angle in radians, clockwise from the positive x-axis.
    package init(angle: Double, magnitude: Double) {
        (dx, dy) = (magnitude * cos(angle), magnitude * sin(angle))
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}
