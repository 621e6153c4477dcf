package import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Two views of the same superview that lie the other way around from some width on.
package struct OrderFlip: Hashable, Sendable {
    /// In preorder.
    package let views: [AuditedView]
    /// The width of the first window that has them the other way around, in points.
    package let width: Double
}

/// Looks for views that change sides along a line of windows: one that lay wholly before another one and then wholly behind
/// it, across or down, with or without windows between in which they share a column or row.
struct OrderSearch {
    private struct Pair: Hashable {
        let first: Int
        let second: Int
        let isHorizontal: Bool
    }

    private(set) var flips: [OrderFlip] = []
    /// Whether the first view of a pair lay before the second one when that was last clear.
    private var isBefore: [Pair: Bool] = [:]
    private var ids: [String] = []

    /// Looks at a stretch beyond all others so far.
    mutating func look(at stretch: Stretch) {
        let views = stretch.layout(at: stretch.widths.lowerBound).views
        if ids != views.map(\.view.id) {
            ids = views.map(\.view.id)
            isBefore = [:]
        }
        let siblings = OrderSearch.siblings(views)
        note(siblings, views, at: stretch.widths.lowerBound)
        guard stretch.widths.upperBound > stretch.widths.lowerBound else { return }
        let last = stretch.layout(at: stretch.widths.upperBound).views
        let changed = siblings.filter { pair in
            OrderSearch.order(pair, last).map { $0 != (isBefore[pair] ?? $0) } ?? false
        }
        for pair in changed {
            let distance = Bisection.end(of: stretch.widths.upperBound - stretch.widths.lowerBound, precision: 0x1p-11)
            {
                let views = stretch.layout(at: stretch.widths.lowerBound + $0).views
                return OrderSearch.order(pair, views) == nil || OrderSearch.order(pair, views) == isBefore[pair]
            }
            flip(pair, last, at: stretch.widths.lowerBound + distance)
        }
        note(siblings, last, at: stretch.widths.upperBound)
    }

    private mutating func note(_ pairs: [Pair], _ views: [PlacedView], at width: Double) {
        for pair in pairs {
            guard let order = OrderSearch.order(pair, views) else { continue }
            if let before = isBefore[pair], before != order { flip(pair, views, at: width) }
            isBefore[pair] = order
        }
    }

    private mutating func flip(_ pair: Pair, _ views: [PlacedView], at width: Double) {
        isBefore[pair]?.toggle()
        flips.append(
            OrderFlip(views: [pair.first, pair.second].map { AuditedView(views[$0].view) }, width: width))
    }

    /// The pairs of visible views with the same superview, across and down.
    private static func siblings(_ views: [PlacedView]) -> [Pair] {
        let children = Dictionary(grouping: views.indices.dropFirst()) { views[$0].parent ?? 0 }
        return children.sorted { $0.key < $1.key }.flatMap { _, places in
            let seen = places.filter { !views[$0].view.isHidden && views[$0].view.alpha > 0 }
            return seen.indices.flatMap { place in
                seen[..<place].flatMap { first in
                    [true, false].map { Pair(first: first, second: seen[place], isHorizontal: $0) }
                }
            }
        }
    }

    /// Whether the first view lies wholly before the second one, or behind it; `nil` if neither.
    private static func order(_ pair: Pair, _ views: [PlacedView]) -> Bool? {
        let (first, second) = (views[pair.first].frame, views[pair.second].frame)
        guard !first.isEmpty, !second.isEmpty else { return nil }
        let (ends, starts) =
            pair.isHorizontal
            ? ((first.maxX, second.maxX), (first.minX, second.minX))
            : ((first.maxY, second.maxY), (first.minY, second.minY))
        if ends.0 <= starts.1 { return true }
        return ends.1 <= starts.0 ? false : nil
    }
}
