import Foundation

/// Which rows a table has asked to be prepared before they are seen.
struct TablePrefetching {
    private(set) var asked: Set<IndexPath> = []
    private var lastTop: CGFloat?

    /// Takes note of what is seen and of the rows before and after it, the nearest first; returns the rows to prepare, the
    /// nearest first, and those that will not be needed.
    mutating func update(
        seen: [IndexPath], top: CGFloat, before: [IndexPath], after: [IndexPath]
    ) -> (new: [IndexPath], cancelled: [IndexPath]) {
        let goesUp = lastTop.map { top < $0 } ?? false
        lastTop = top
        asked.subtract(seen)
        let wanted = goesUp ? before : after
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
        let (new, cancelled) = prefetching.update(
            seen: seen, top: bounds.minY, before: rows(seen.count, from: first, by: -1),
            after: rows(seen.count, from: last, by: 1))
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// The rows that follow a row in steps of 1 or -1, up to a number of them.
    private func rows(_ most: Int, from start: IndexPath, by step: Int) -> [IndexPath] {
        var found: [IndexPath] = []
        var (section, row) = (start.section, start.row + step)
        while found.count < most, counts.indices.contains(section) {
            if (0..<counts[section]).contains(row) {
                found.append(IndexPath(row: row, section: section))
                row += step
            } else {
                section += step
                row = step > 0 || !counts.indices.contains(section) ? 0 : counts[section] - 1
            }
        }
        return found
    }
}
