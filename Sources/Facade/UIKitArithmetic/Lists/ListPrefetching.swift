package import Foundation

/// The rows or items that a list asked its data source to prefetch.
package struct ListPrefetching {
    /// The rows or items whose prefetching was asked for and not canceled.
    package private(set) var asked: Set<IndexPath> = []
    private var lastStart: CGFloat?
    private var goesBack = false

    /// Creates the state of a list that has asked for nothing.
    package init() {}

    /// Updates the state for the visible rows or items, the position along the scroll direction, and the rows or items
    /// before and after, nearest first; returns those to prefetch, nearest first, and those whose prefetching is
    /// canceled.
    package mutating func update(
        seen: [IndexPath], start: CGFloat, before: @autoclosure () -> [IndexPath], after: @autoclosure () -> [IndexPath]
    ) -> (new: [IndexPath], cancelled: [IndexPath]) {
        if let lastStart, start != lastStart { goesBack = start < lastStart }
        lastStart = start
        asked.subtract(seen)
        let wanted = goesBack ? before() : after()
        let cancelled = asked.subtracting(wanted).sorted()
        let new = wanted.filter { !asked.contains($0) }
        asked = Set(wanted)
        return (new, cancelled)
    }
}
