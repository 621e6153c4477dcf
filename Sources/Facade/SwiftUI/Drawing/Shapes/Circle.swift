public import CoreGraphics
import Foundation

/// A circle in the middle of a rectangle, as large as it can be.
nonisolated public struct Circle: Shape, InsettableShape {
    var inset: CGFloat = 0

    /// Creates a circle.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        let length = min(rect.width, rect.height)
        let square = CGRect(
            x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length)
        return square.within(inset).map { Path(ellipseIn: $0) } ?? Path()
    }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
    /// Returns the largest square in the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let length: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let width?, nil): width
            case (nil, let height?): height
            case (nil, nil): 10
            }
        return CGSize(width: length, height: length)
    }
}

/// An ellipse that touches the sides of a rectangle.
nonisolated public struct Ellipse: Shape, InsettableShape, TakesProposal {
    var inset: CGFloat = 0

    /// Creates an ellipse.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { rect.within(inset).map { Path(ellipseIn: $0) } ?? Path() }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: Shape, InsettableShape, TakesProposal, RoundedRectangularShape {
    /// The form of the corners.
    public var style: RoundedCornerStyle
    var inset: CGFloat = 0

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        guard let rect = rect.within(inset) else { return Path() }
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
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
        guard let size else { return nil }
        let radius = min(size.width, size.height) / 2
        return Corners(
            RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
    }
}
