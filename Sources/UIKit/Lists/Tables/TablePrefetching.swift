import Foundation

/// Which rows a table has asked to be prepared before they are seen.
struct TablePrefetching {
    private(set) var asked: Set<IndexPath> = []
    private var lastTop: CGFloat?

    /// Takes note of what is seen; returns the rows to prepare, the nearest first, and those that will not be needed.
    mutating func update(
        seen: [IndexPath], top: CGFloat, before: [IndexPath], after: [IndexPath]
    ) -> (new: [IndexPath], cancelled: [IndexPath]) {
        let goesUp = lastTop.map { top < $0 } ?? false
        lastTop = top
        asked.subtract(seen)
        let wanted = goesUp ? Array(before.reversed()) : after
        let cancelled = asked.subtracting(wanted).sorted()
        let new = wanted.filter { !asked.contains($0) }
        asked = Set(wanted)
        return (new, cancelled)
    }
}

extension UITableView {
    /// Asks the data source to prepare as many rows as are seen, on the side to which the table scrolls.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !bounds.isEmpty else { return }
        let geometry = validGeometry
        let seen = geometry.rows(from: bounds.minY, to: bounds.maxY)
        guard let first = seen.first, let last = seen.last else { return }
        let all = counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(row: $0, section: section) }
        }
        guard let low = all.firstIndex(of: first), let high = all.firstIndex(of: last) else { return }
        let (new, cancelled) = prefetching.update(
            seen: seen, top: bounds.minY, before: Array(all[max(0, low - seen.count)..<low]),
            after: Array(all[(high + 1)..<min(all.count, high + 1 + seen.count)]))
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }
}
