import Foundation

/// The rows or items that a list asked its data source to prefetch.
struct ListPrefetching {
    private(set) var asked: Set<IndexPath> = []
    private var lastStart: CGFloat?
    private var goesBack = false

    /// Updates the state for the visible rows or items, the position along the scroll direction, and the rows or items
    /// before and after, nearest first; returns those to prefetch, nearest first, and those whose prefetching is
    /// canceled.
    mutating func update(
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
