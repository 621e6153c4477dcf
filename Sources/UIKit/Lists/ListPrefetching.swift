import Foundation

/// Which rows or items a list has asked to be prepared before they are seen.
struct ListPrefetching {
    private(set) var asked: Set<IndexPath> = []
    private var lastStart: CGFloat?
    private var goesBack = false

    /// Takes note of what is seen, where that begins along the way of scrolling, and of what is before and after it, the
    /// nearest first; returns what to prepare, the nearest first, and what will not be needed.
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
