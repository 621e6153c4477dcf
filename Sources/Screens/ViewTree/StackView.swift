public import LayoutSimGeometry

/// The arrangement of a stack view's subviews, named as in UIKit and with its defaults.
public struct StackView: Hashable, Sendable {
    /// How views are distributed along the axis.
    public enum Distribution: String, CaseIterable, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views are aligned across the axis; `leading` and `trailing` mean `top` and `bottom` in a horizontal stack.
    public enum Alignment: String, CaseIterable, Hashable, Sendable {
        case fill, leading, trailing, center, firstBaseline, lastBaseline
    }

    /// The spacing between adjacent views.
    public enum Spacing: Hashable, Sendable {
        /// A spacing in points.
        case points(Double)
        /// The system's standard spacing, 8 points.
        case standard
    }

    /// The axis along which views are arranged.
    public var axis: Axis
    /// How views are distributed along the axis.
    public var distribution: Distribution
    /// How views are aligned across the axis.
    public var alignment: Alignment
    /// The spacing between adjacent views.
    public var spacing: Spacing
    /// The ids of the arranged subviews, in order.
    public var arranged: [String]
    /// The custom spacing after single views, by their ids.
    public var customSpacing: [String: Spacing]
    /// Whether the views are arranged within the layout margins.
    public var isLayoutMarginsRelative = false
    /// Whether the spacing in a vertical stack is measured between baselines.
    public var isBaselineRelative = false
    /// Whether its direction is opposite to that of the screen, as its `semanticContentAttribute` may specify.
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
