public import LayoutSimGeometry

/// How a stack view arranges its subviews, in UIKit's words and with its defaults.
public struct StackView: Hashable, Sendable {
    /// How lengths along the axis come about.
    public enum Distribution: String, CaseIterable, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where views lie across the axis; `leading` and `trailing` are `top` and `bottom` of a horizontal stack.
    public enum Alignment: String, CaseIterable, Hashable, Sendable {
        case fill, leading, trailing, center, firstBaseline, lastBaseline
    }

    /// The distance between neighboring views.
    public enum Spacing: Hashable, Sendable {
        /// In points.
        case points(Double)
        /// The system's standard, 8 points.
        case standard
    }

    /// The direction of the row.
    public var axis: Axis
    /// How lengths along the axis come about.
    public var distribution: Distribution
    /// Where views lie across the axis.
    public var alignment: Alignment
    /// The distance between neighboring views.
    public var spacing: Spacing
    /// The ids of the arranged subviews in their order.
    public var arranged: [String]
    /// Distances after single views instead of the stack's, by their ids.
    public var customSpacing: [String: Spacing]
    /// Whether the views lie within the margins.
    public var isLayoutMarginsRelative = false
    /// Whether distances in a vertical stack count from baseline to baseline.
    public var isBaselineRelative = false
    /// Whether it begins at the other side than the screen, as its `semanticContentAttribute` may say.
    public var isReversed = false

    /// Creates an arrangement with UIKit's defaults.
    public init(
        axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
        spacing: Spacing = .points(0), arranged: [String], customSpacing: [String: Spacing] = [:]
    ) {
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        self.arranged = arranged
        self.customSpacing = customSpacing
    }
}
