import CoreGraphics
package import Foundation

extension CATransform3D {
    /// The identity transform, which layers have by default.
    package static var identity: CATransform3D { CATransform3DIdentity }

    /// Returns the projection of a point, divided by its homogeneous coordinate.
    package func project(_ point: CGPoint) -> CGPoint {
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        let w = point.x * m14 + point.y * m24 + m44
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// Returns the point whose projection is a given point.
    package func unproject(_ point: CGPoint) -> CGPoint {
        // x·(m11 - X·m14) + y·(m21 - X·m24) = X·m44 - m41, and the same for Y.
        let (a, b) = (m11 - point.x * m14, m21 - point.x * m24)
        let (c, d) = (m12 - point.y * m14, m22 - point.y * m24)
        let (e, f) = (point.x * m44 - m41, point.y * m44 - m42)
        let determinant = a * d - b * c
        guard determinant != 0 else { return .zero }
        return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - c * e) / determinant)
    }
}
