import UIKit

/// The metrics of a section of a waterfall, in points.
public struct WaterfallMetrics: Equatable, Sendable {
    /// The rule that assigns items to columns.
    public enum Order: Hashable, Sendable, CaseIterable {
        /// The column that ends highest, the first one if several do.
        case shortestFirst
        case leftToRight
        case rightToLeft
    }

    /// The number of columns, at least one.
    public var columnCount = 2
    /// The distance between two columns.
    public var columnSpacing: CGFloat = 10
    /// The distance between the items of a column.
    public var interitemSpacing: CGFloat = 10
    /// The insets of the items; headers and footers have their own.
    public var sectionInset = UIEdgeInsets.zero
    /// The height of the header; there is none unless this is positive.
    public var headerHeight: CGFloat = 0
    /// The height of the footer; there is none unless this is positive.
    public var footerHeight: CGFloat = 0
    /// The insets of the header; the top applies without a header too, the bottom only with one.
    public var headerInset = UIEdgeInsets.zero
    /// The insets of the footer; the top applies without a footer too, the bottom only with one.
    public var footerInset = UIEdgeInsets.zero
    /// The rule that assigns items to columns.
    public var order = Order.shortestFirst

    /// Creates metrics with two columns, 10 points between items, and no insets.
    public init() {}
}
