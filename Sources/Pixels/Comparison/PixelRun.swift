import LayoutSimPixels

/// Consecutive pixels of a row.
struct PixelRun: Hashable, Sendable {
    var row: Int
    var columns: Range<Int>

    /// Returns the number of pixels within a rectangle.
    func count(in rect: PixelRect) -> Int {
        guard rect.y <= row, row < rect.y + rect.height else { return 0 }
        let (start, end) = (max(rect.x, columns.lowerBound), min(rect.x + rect.width, columns.upperBound))
        return max(0, end - start)
    }
}

extension [PixelRun] {
    /// The smallest rectangle around all runs.
    var bounds: PixelRect? {
        guard let first, let last else { return nil }
        let start = reduce(first.columns.lowerBound) { Swift.min($0, $1.columns.lowerBound) }
        let end = reduce(first.columns.upperBound) { Swift.max($0, $1.columns.upperBound) }
        return PixelRect(x: start, y: first.row, width: end - start, height: last.row + 1 - first.row)
    }
}
