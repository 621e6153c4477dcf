import Foundation
import LayoutSimUIKitArithmetic

extension UITableView {
    /// Asks the data source to prefetch as many rows as are visible, in the scroll direction.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !bounds.isEmpty else { return }
        let geometry = validGeometry
        let seen = geometry.rows(from: bounds.minY, to: bounds.maxY)
        guard let first = seen.first, let last = seen.last else { return }
        let (new, cancelled) = prefetching.update(
            seen: seen, start: bounds.minY, before: rows(seen.count, from: first, by: -1),
            after: rows(seen.count, from: last, by: 1))
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// Returns the rows after (step 1) or before (step -1) a row, up to a maximum number.
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
