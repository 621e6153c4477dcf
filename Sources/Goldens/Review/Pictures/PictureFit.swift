/// The size of an image in cells that are not square, preserving its aspect ratio.
package struct PictureFit: Hashable, Sendable {
    /// The width in cells.
    package let columns: Int
    /// The height in cells.
    package let rows: Int

    /// The size of a cell in pixels, if the terminal does not report it.
    package static let usualCell = (width: 8, height: 16)

    /// Fits an image into an area of cells, but no larger than its own pixels.
    package init(width: Int, height: Int, into area: (columns: Int, rows: Int), cell: (width: Int, height: Int)) {
        let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
        let room = (Double(area.columns * cell.width), Double(area.rows * cell.height))
        let factor = min(room.0 / width, room.1 / height, 1)
        columns = max(1, min(area.columns, Int((width * factor / Double(cell.width)).rounded())))
        rows = max(1, min(area.rows, Int((height * factor / Double(cell.height)).rounded())))
    }
}
