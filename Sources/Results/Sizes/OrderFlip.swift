package import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Two views with the same superview whose order is reversed from some width on.
package struct OrderFlip: Hashable, Sendable {
    /// The views in preorder.
    package let views: [AuditedView]
    /// The width of the first window with the reversed order, in points.
    package let width: Double
}

/// A search for views that change sides along a line of windows: one that was entirely before another one and later
/// entirely after it, horizontally or vertically, regardless of windows in between in which they share a column or row.
struct OrderSearch {
    private struct Pair: Hashable {
        let first: Int
        let second: Int
        let isHorizontal: Bool
    }

    /// The attributes that determine with which views a view is compared.
    private struct Kin: Equatable {
        let parent: Int?
        let isSeen: Bool

        init(_ placed: PlacedView) {
            parent = placed.parent
            isSeen = !placed.view.isHidden && placed.view.alpha > 0
        }
    }

    private(set) var flips: [OrderFlip] = []
    private var ids: [String] = []
    private var kin: [Kin] = []
    private var siblings: [Pair] = []
    /// For each pair of siblings, whether the first view was before the second one when that was last unambiguous.
    private var isBefore: [Bool?] = []

    /// Examines a stretch beyond all previous ones.
    mutating func look(at stretch: Stretch) {
        let views = stretch.layout(at: stretch.widths.lowerBound).views
        compare(views)
        note(views, at: stretch.widths.lowerBound)
        guard stretch.widths.upperBound > stretch.widths.lowerBound else { return }
        let last = stretch.layout(at: stretch.widths.upperBound).views
        let changed = siblings.indices.filter { place in
            OrderSearch.order(siblings[place], last).map { $0 != (isBefore[place] ?? $0) } ?? false
        }
        for place in changed {
            let (pair, before) = (siblings[place], isBefore[place])
            let distance = Bisection.end(of: stretch.widths.upperBound - stretch.widths.lowerBound, precision: 0x1p-11)
            {
                let order = OrderSearch.order(pair, stretch.layout(at: stretch.widths.lowerBound + $0).views)
                return order == nil || order == before
            }
            flip(place, last, at: stretch.widths.lowerBound + distance)
        }
        note(last, at: stretch.widths.upperBound)
    }

    /// Determines which views are compared; discards the state of other views, or of views that were not visible.
    private mutating func compare(_ views: [PlacedView]) {
        let (ids, kin) = (views.map(\.view.id), views.map(Kin.init))
        let areSame = ids == self.ids
        guard !areSame || kin != self.kin else { return }
        let known = areSame ? Dictionary(uniqueKeysWithValues: zip(siblings, isBefore)) : [:]
        (self.ids, self.kin) = (ids, kin)
        siblings = OrderSearch.siblings(kin)
        isBefore = siblings.map { known[$0] ?? nil }
    }

    private mutating func note(_ views: [PlacedView], at width: Double) {
        for place in siblings.indices {
            guard let order = OrderSearch.order(siblings[place], views) else { continue }
            if let before = isBefore[place], before != order { flip(place, views, at: width) }
            isBefore[place] = order
        }
    }

    private mutating func flip(_ place: Int, _ views: [PlacedView], at width: Double) {
        isBefore[place]?.toggle()
        let pair = siblings[place]
        flips.append(
            OrderFlip(views: [pair.first, pair.second].map { AuditedView(views[$0].view) }, width: width))
    }

    /// Returns the pairs of visible views with the same superview, horizontally and vertically.
    private static func siblings(_ kin: [Kin]) -> [Pair] {
        let children = Dictionary(grouping: kin.indices.dropFirst()) { kin[$0].parent ?? 0 }
        return children.sorted { $0.key < $1.key }.flatMap { _, places in
            let seen = places.filter { kin[$0].isSeen }
            return seen.indices.flatMap { place in
                seen[..<place].flatMap { first in
                    [true, false].map { Pair(first: first, second: seen[place], isHorizontal: $0) }
                }
            }
        }
    }

    /// Returns whether the first view is entirely before the second one, or after it; `nil` if neither.
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
