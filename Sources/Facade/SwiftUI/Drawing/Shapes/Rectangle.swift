public import CoreGraphics
import Foundation

/// A rectangle.
nonisolated public struct Rectangle: Shape, InsettableShape, TakesProposal {
    /// Creates a rectangle.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShapeWithin(base: self, amount: amount) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: Shape, InsettableShape, TakesProposal, RoundedRectangularShape {
    /// The size of the corners, in points.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle
    /// How far the outline is moved inward, in points.
    var inset: CGFloat = 0

    /// Creates a rectangle with corners of a size in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// Creates a rectangle with corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        guard let rect = rect.within(inset) else { return Path() }
        let size = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
    /// Returns the corners in a size, in points; `nil` if the form has no such corners.
    public func corners(in size: CGSize?) -> Corners? {
        let radius = cornerSize.width
        return Corners(
            RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
    }

    /// The size of the corners.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// A rectangle whose corners have radiuses of their own.
nonisolated public struct UnevenRoundedRectangle: Shape, InsettableShape, TakesProposal, RoundedRectangularShape {
    /// The radiuses of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners.
    public var style: RoundedCornerStyle
    /// How far the outline is moved inward, in points.
    var inset: CGFloat = 0

    /// Creates a rectangle with radiuses in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// Creates a rectangle with radiuses in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        guard let rect = rect.within(inset) else { return Path() }
        return Path(roundedRect: rect, cornerRadii: cornerRadii.inset(by: inset), style: style)
    }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
    /// Returns the corners in a size, in points; `nil` if the form has no such corners.
    public func corners(in size: CGSize?) -> Corners? { Corners(cornerRadii) }

    /// The radiuses.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension CGRect {
    /// Returns the rectangle moved inward on all sides by points; `nil` if nothing is left.
    func within(_ inset: CGFloat) -> CGRect? {
        let rect = insetBy(dx: inset, dy: inset)
        return rect.isNull || rect.width < 0 || rect.height < 0 ? nil : rect
    }
}
