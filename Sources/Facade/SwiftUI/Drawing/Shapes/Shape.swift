public import CoreGraphics
import Foundation

/// A form that is drawn in a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// How the form is used.
    static var role: ShapeRole { get }
    /// How the direction of the interface changes the form.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// Returns the size that the form takes of a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a form is used.
public enum ShapeRole: Hashable, Sendable {
    /// It is filled.
    case fill
    /// It is stroked.
    case stroke
    /// It stands between other things.
    case separator
}

extension Shape {
    /// A form that is filled.
    public static var role: ShapeRole { .fill }
    /// A form that is mirrored where the interface runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// Returns what is proposed, 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape {
    /// The form, filled with the style of the content.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// Returns the outline in a rectangle as an interface of a direction has it.
    func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        guard case .mirrors(in: direction) = layoutDirectionBehavior else { return path(in: rect) }
        return path(in: rect).applying(
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

/// A form that can be drawn within itself.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the form within.
    associatedtype InsetShape: InsettableShape

    /// Returns the form with its outline moved inward, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle with round corners.
nonisolated public protocol RoundedRectangularShape: Shape {
    /// The corners of the form.
    typealias Corners = RoundedRectangularShapeCorners

    /// Returns the corners in a size, in points; `nil` if the form has no such corners.
    func corners(in size: CGSize?) -> Corners?
}

/// The corners of a rectangle with round corners.
public struct RoundedRectangularShapeCorners: Sendable {
    /// The form of the upper leading corner.
    public var topLeading: Edge.Corner.Style
    /// The form of the upper trailing corner.
    public var topTrailing: Edge.Corner.Style
    /// The form of the lower leading corner.
    public var bottomLeading: Edge.Corner.Style
    /// The form of the lower trailing corner.
    public var bottomTrailing: Edge.Corner.Style

    init(_ radii: RectangleCornerRadii) {
        topLeading = .fixed(radii.topLeading)
        topTrailing = .fixed(radii.topTrailing)
        bottomLeading = .fixed(radii.bottomLeading)
        bottomTrailing = .fixed(radii.bottomTrailing)
    }
}
