public import CoreGraphics

/// A point in a view's own square of one by one, from its upper leading corner.
public struct UnitPoint: Hashable, Sendable, Animatable, BitwiseCopyable {
    /// The horizontal place, from 0 at the leading edge to 1 at the trailing one.
    public var x: CGFloat
    /// The vertical place, from 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// Creates the point at the upper leading corner.
    public init() { self.init(x: 0, y: 0) }
    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The upper leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Both places times 128, as other animated values of an order of points have them.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
    }

    /// Returns the point in a rectangle that the unit point stands for, in points.
    func place(in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }
}
