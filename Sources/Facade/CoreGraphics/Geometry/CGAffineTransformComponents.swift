public import Foundation
import LayoutSimGeometry

/// The scale, shear, rotation and translation that make up an affine transform.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors along both axes.
    public var scale: CGSize
    /// The shear along the x-axis, as the tangent of its angle.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The translation in points.
    public var translation: CGVector

    /// Creates components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform that scales, shears, rotates and then translates.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotation = CGAffineTransform(rotationAngle: components.rotation)
        let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
    }

    /// Returns the scale, shear, rotation and translation that make up the transform.
    public func decomposed() -> CGAffineTransformComponents {
        let width = Trigonometry.length(a, b)
        let rotation = width > 0 ? Trigonometry.angle(y: b, x: a) : Trigonometry.angle(y: -c, x: d)
        let (sine, cosine) = (Trigonometry.sine(rotation), Trigonometry.cosine(rotation))
        let height = d * cosine - c * sine
        let sheared = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
