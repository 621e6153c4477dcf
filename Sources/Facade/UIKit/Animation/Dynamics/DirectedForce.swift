import Foundation

/// The direction and magnitude of gravity or a push.
struct DirectedForce {
    /// The direction, as a vector whose length is the magnitude.
    let vector: CGVector
    /// The angle of the direction, in radians from the positive x-axis, with y pointing down.
    let angle: CGFloat
    /// The magnitude.
    let magnitude: CGFloat

    init(_ vector: CGVector) {
        self.vector = vector
        angle = atan2(vector.dy, vector.dx)
        magnitude = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }

    init(angle: CGFloat, magnitude: CGFloat) {
        vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
        (self.angle, self.magnitude) = (angle, magnitude)
    }
}
