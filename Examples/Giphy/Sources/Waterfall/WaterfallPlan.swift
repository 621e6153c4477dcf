import UIKit

/// The frames of all elements of a waterfall, computed from top to bottom.
///
/// Widths and heights of items are rounded down to pixels. A section without items ends one interitem spacing too high,
/// as in similar layouts that apps know: the space after the last item is subtracted even without items.
struct WaterfallPlan {
    struct Section {
        var header: CGRect?
        var items: [CGRect] = []
        var footer: CGRect?
    }

    private(set) var sections: [Section] = []
    /// The end of the last section.
    private(set) var bottom: CGFloat = 0
    private let width: CGFloat
    /// Pixels per point.
    private let scale: CGFloat

    init(width: CGFloat, scale: CGFloat) { (self.width, self.scale) = (width, scale) }

    /// Adds a section below the others; only the proportions of item sizes matter.
    mutating func add(_ metrics: WaterfallMetrics, itemCount: Int, size: (Int) -> CGSize) {
        var section = Section()
        section.header = edge(metrics.headerHeight, metrics.headerInset)
        bottom += metrics.sectionInset.top
        let columns = Columns(metrics, width: width, scale: scale)
        var ends = [CGFloat](repeating: bottom, count: columns.count)
        section.items.reserveCapacity(itemCount)
        for item in 0..<itemCount {
            let column = columns.column(of: item, ends)
            let height = columns.height(of: size(item))
            section.items.append(CGRect(x: columns.x(column), y: ends[column], width: columns.width, height: height))
            ends[column] += height + metrics.interitemSpacing
        }
        bottom = (ends.max() ?? bottom) - metrics.interitemSpacing + metrics.sectionInset.bottom
        section.footer = edge(metrics.footerHeight, metrics.footerInset)
        sections.append(section)
    }

    /// Adds a header or footer if it has a height, with the space above it and, if it exists, below it.
    private mutating func edge(_ height: CGFloat, _ inset: UIEdgeInsets) -> CGRect? {
        bottom += inset.top
        guard height > 0 else { return nil }
        let frame = CGRect(x: inset.left, y: bottom, width: width - inset.left - inset.right, height: height)
        bottom = frame.maxY + inset.bottom
        return frame
    }
}

/// The columns of a section.
private struct Columns {
    let count: Int
    let width: CGFloat
    private let left: CGFloat
    private let step: CGFloat
    private let order: WaterfallMetrics.Order
    private let scale: CGFloat

    init(_ metrics: WaterfallMetrics, width: CGFloat, scale: CGFloat) {
        count = max(1, metrics.columnCount)
        let spaces = CGFloat(count - 1) * metrics.columnSpacing
        let room = width - metrics.sectionInset.left - metrics.sectionInset.right - spaces
        self.scale = max(1, scale)
        self.width = max(0, (room / CGFloat(count) * self.scale).rounded(.down) / self.scale)
        (left, step, order) = (metrics.sectionInset.left, self.width + metrics.columnSpacing, metrics.order)
    }

    func x(_ column: Int) -> CGFloat { left + step * CGFloat(column) }

    func height(of size: CGSize) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 0 }
        return (size.height * width / size.width * scale).rounded(.down) / scale
    }

    /// Returns the column of an item, given where the columns end.
    func column(of item: Int, _ ends: [CGFloat]) -> Int {
        switch order {
        case .leftToRight: return item % count
        case .rightToLeft: return count - 1 - item % count
        case .shortestFirst:
            var shortest = 0
            for column in ends.indices where ends[column] < ends[shortest] { shortest = column }
            return shortest
        }
    }
}
