/// The size of a picture in cells that are not square, with its proportions kept.
package struct PictureFit: Hashable, Sendable {
    /// In cells.
    package let columns: Int
    /// In cells.
    package let rows: Int

    /// The pixels of a cell if the terminal does not say.
    package static let usualCell = (width: 8, height: 16)

    /// As large as fits into these cells, but not larger than its own pixels.
    package init(width: Int, height: Int, into area: (columns: Int, rows: Int), cell: (width: Int, height: Int)) {
        let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
        let room = (Double(area.columns * cell.width), Double(area.rows * cell.height))
        let factor = min(room.0 / width, room.1 / height, 1)
        columns = max(1, min(area.columns, Int((width * factor / Double(cell.width)).rounded())))
        rows = max(1, min(area.rows, Int((height * factor / Double(cell.height)).rounded())))
    }
}
