public import CoreGraphics
import Foundation

/// A form that is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The form.
    public var shape: Content
    /// The distance, in points.
    public var offset: CGSize

    /// Creates a form that is moved.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// How the form is used.
    public static var role: ShapeRole { Content.role }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size that the form takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What changes of the form and the distance.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A form that is larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The form.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays.
    public var anchor: UnitPoint

    /// Creates a form that is larger or smaller.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.place(in: rect)))
    }
    /// How the form is used.
    public static var role: ShapeRole { Content.role }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size that the form takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What changes of the form, the factors and the point.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A form that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The form.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays.
    public var anchor: UnitPoint

    /// Creates a form that is turned.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.place(in: rect)))
    }
    /// How the form is used.
    public static var role: ShapeRole { Content.role }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size that the form takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What changes of the form, the angle and the point.
    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>
        >
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A form that is transformed.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The form.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates a form that is transformed.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// How the form is used.
    public static var role: ShapeRole { Content.role }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size that the form takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What changes of the form.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// Returns the transform about a point instead of the origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
