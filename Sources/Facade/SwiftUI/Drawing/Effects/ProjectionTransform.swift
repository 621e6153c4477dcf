public import CoreGraphics
public import QuartzCore

/// A transform of a plane in space.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first number of the first row.
    public var m11: CGFloat = 1
    /// The second number of the first row.
    public var m12: CGFloat = 0
    /// The third number of the first row.
    public var m13: CGFloat = 0
    /// The first number of the second row.
    public var m21: CGFloat = 0
    /// The second number of the second row.
    public var m22: CGFloat = 1
    /// The third number of the second row.
    public var m23: CGFloat = 0
    /// The first number of the third row.
    public var m31: CGFloat = 0
    /// The second number of the third row.
    public var m32: CGFloat = 0
    /// The third number of the third row.
    public var m33: CGFloat = 1

    /// Creates a transform that changes nothing.
    public init() {}
    /// Creates a transform within the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }
    /// Creates a transform of Core Animation's.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether nothing is changed.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the transform stays within the plane.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Makes the transform its opposite; returns `false` if there is none.
    public mutating func invert() -> Bool {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0 else { return false }
        let old = self
        m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }
    /// Returns the opposite of the transform, or the transform itself if there is none.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        return inverse.invert() ? inverse : self
    }
    /// Returns the transform with another one after it.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CATransform3DConcat(layerTransform, rhs.layerTransform))
    }

    /// Core Animation's transform.
    var layerTransform: CATransform3D {
        var transform = CATransform3DIdentity
        (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
        (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
        (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
        return transform
    }
}
