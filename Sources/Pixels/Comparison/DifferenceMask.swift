import LayoutSimPixels

/// The comparison of each pixel of the actual image with its counterpart, for the columns that both images have.
struct DifferenceMask {
    let width: Int
    let height: Int
    /// The row of the expected image with which each row was compared.
    private(set) var expectedRows: [Int?]
    /// The rows that contain differences, from the top.
    private(set) var differingRows: [Int] = []
    /// The raw values of the changes, row by row.
    private(set) var changes: [UInt8]
    private var counts = Array(repeating: 0, count: PixelChange.allCases.count)

    /// Creates a mask; without a judge, every pixel that is not identical has changed.
    init(_ pictures: PicturePair, _ alignment: RowAlignment, judge: PixelJudge? = nil) {
        width = pictures.width
        height = pictures.actual.height
        expectedRows = Array(repeating: nil, count: height)
        changes = Array(repeating: 0, count: width * height)
        for rows in alignment.pairs {
            for (old, new) in zip(rows.expectedRows, rows.actualRows) {
                expectedRows[new] = old
                if !pictures.isSame(old, new) { mark(new, old, of: pictures, judge) }
            }
        }
    }

    private mutating func mark(_ row: Int, _ expectedRow: Int, of pictures: PicturePair, _ judge: PixelJudge?) {
        let (old, new) = (pictures.expected.row(expectedRow).lowerBound, pictures.actual.row(row).lowerBound)
        differingRows.append(row)
        for x in 0..<width where pictures.expected.pixels[old + x].bits != pictures.actual.pixels[new + x].bits {
            let change = judge?.change(column: x, expectedRow: expectedRow, actualRow: row) ?? .changed
            changes[row * width + x] = change.rawValue
            counts[Int(change.rawValue)] += 1
        }
    }

    /// Returns the number of pixels with a kind of difference; for `none`, of those that differ within the tolerance.
    func count(of change: PixelChange) -> Int { counts[Int(change.rawValue)] }

    /// Returns the pixels of a row that differ at least that much.
    func runs(inRow row: Int, columns: Range<Int>, atLeast change: PixelChange) -> [PixelRun] {
        let start = row * width
        return columns.runs { changes[start + $0] >= change.rawValue }.map { PixelRun(row: row, columns: $0) }
    }
}
