import UIKit

/// How a section of a waterfall is laid out; lengths are in points.
public struct WaterfallMetrics: Equatable, Sendable {
    /// In which column an item comes.
    public enum Order: Hashable, Sendable, CaseIterable {
        /// In the one that ends highest; of several, in the first.
        case shortestFirst
        case leftToRight
        case rightToLeft
    }

    /// One or more.
    public var columnCount = 2
    /// Between two columns.
    public var columnSpacing: CGFloat = 10
    /// Between the items of a column.
    public var interitemSpacing: CGFloat = 10
    /// Around the items; headers and footers have their own.
    public var sectionInset = UIEdgeInsets.zero
    /// A section has a header only if this is more than 0.
    public var headerHeight: CGFloat = 0
    /// A section has a footer only if this is more than 0.
    public var footerHeight: CGFloat = 0
    /// The top counts without a header too, the bottom only with one.
    public var headerInset = UIEdgeInsets.zero
    /// The same for the footer.
    public var footerInset = UIEdgeInsets.zero
    /// In which column the next item comes.
    public var order = Order.shortestFirst

    /// Two columns with 10 points between items, and nothing around them.
    public init() {}
}
