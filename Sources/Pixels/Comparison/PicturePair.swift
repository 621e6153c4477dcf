import LayoutSimPixels

/// Two images that are compared row by row.
struct PicturePair {
    let expected: Bitmap
    let actual: Bitmap
    /// The number of columns that both images have.
    let width: Int

    init(_ expected: Bitmap, _ actual: Bitmap) {
        self.expected = expected
        self.actual = actual
        width = min(expected.width, actual.width)
    }

    /// Returns whether two rows are identical in the common columns.
    func isSame(_ expectedRow: Int, _ actualRow: Int) -> Bool {
        expected.row(expectedRow, equals: actualRow, of: actual, width: width)
    }

    /// Returns the number of common columns that differ.
    func differences(_ expectedRow: Int, _ actualRow: Int) -> Int {
        if isSame(expectedRow, actualRow) { return 0 }
        let (old, new) = (expected.row(expectedRow).lowerBound, actual.row(actualRow).lowerBound)
        var count = 0
        for x in 0..<width where expected.pixels[old + x].bits != actual.pixels[new + x].bits { count += 1 }
        return count
    }

    /// Returns the number of common pixels that differ in paired rows.
    func differences(in rows: PairedRows) -> Int {
        (0..<rows.count).reduce(0) { $0 + differences(rows.expected + $1, rows.actual + $1) }
    }

    /// Returns the number of paired rows that differ.
    func changedRows(in rows: PairedRows) -> Int {
        (0..<rows.count).reduce(0) { $0 + (isSame(rows.expected + $1, rows.actual + $1) ? 0 : 1) }
    }
}

extension Bitmap {
    /// Returns the pixels of a row that differ from its first one, since a row of a single color shows nothing.
    func ink(ofRow row: Int) -> [PixelRun] {
        guard width > 0 else { return [] }
        let start = self.row(row).lowerBound
        return (0..<width).runs { pixels[start + $0].bits != pixels[start].bits }.map {
            PixelRun(row: row, columns: $0)
        }
    }
}

extension Range<Int> {
    /// Returns the maximal ranges of numbers that satisfy a condition.
    func runs(where isIn: (Int) -> Bool) -> [Range<Int>] {
        var (result, start) = ([Range<Int>](), Int?.none)
        for number in self {
            let holds = isIn(number)
            if holds, start == nil { start = number }
            if !holds, let first = start {
                result.append(first..<number)
                start = nil
            }
        }
        if let start { result.append(start..<upperBound) }
        return result
    }
}
