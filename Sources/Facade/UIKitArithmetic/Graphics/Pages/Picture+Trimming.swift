import LayoutSimDrawing

extension Picture {
    /// The part with visible pixels and its first column and row, in pixels; `nil` if there are none.
    var trimmed: (part: Picture, left: Int, top: Int)? {
        let shown = pixels.indices.filter { pixels[$0] >> 24 > 0 }
        guard let first = shown.first, let last = shown.last else { return nil }
        let columns = shown.map { $0 % width }
        guard let left = columns.min(), let right = columns.max() else { return nil }
        let rows = first / width...last / width
        let part = rows.flatMap { pixels[$0 * width + left...$0 * width + right] }
        return (Picture(width: right - left + 1, height: rows.count, pixels: part), left, rows.lowerBound)
    }
}
