package import LayoutSimGeometry

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
    /// The factor of `x` in the new x-coordinate.
    package var a: Double
    /// The factor of `x` in the new y-coordinate.
    package var b: Double
    /// The factor of `y` in the new x-coordinate.
    package var c: Double
    /// The factor of `y` in the new y-coordinate.
    package var d: Double
    /// The translation along the x-axis.
    package var tx: Double
    /// The translation along the y-axis.
    package var ty: Double

    /// Creates a transform from its coefficients.
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The transform that leaves all points where they are.
    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns the image of a point.
    package func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the image of a distance, without the translation.
    package func turn(_ distance: Point) -> Point {
        Point(x: a * distance.x + c * distance.y, y: b * distance.x + d * distance.y)
    }

    /// Returns the composition of this transform followed by the other.
    package func then(_ other: Transform) -> Transform {
        Transform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The inverse transform; `nil` if there is none.
    package var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether the transform only translates and scales along the axes, without mirroring.
    package var keepsAxes: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
    /// The mean factor by which the transform scales lengths.
    package var zoom: Double { abs(a * d - b * c).squareRoot() }
}
