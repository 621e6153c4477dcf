/// Consecutive rows of the expected image and the rows of the actual image with which they are compared.
package struct PairedRows: Hashable, Sendable {
    /// The first row in the expected image.
    package var expected: Int
    /// The first row in the actual image.
    package var actual: Int
    /// The number of consecutive rows.
    package var count: Int

    /// The number of pixels by which the rows moved down.
    package var shift: Int { actual - expected }
    /// The rows in the expected image.
    package var expectedRows: Range<Int> { expected..<(expected + count) }
    /// The rows in the actual image.
    package var actualRows: Range<Int> { actual..<(actual + count) }

    /// Returns whether other rows continue these in both images.
    func isFollowed(by next: PairedRows) -> Bool {
        expected + count == next.expected && actual + count == next.actual
    }
}

extension [PairedRows] {
    /// The same pairs in as few entries as possible; they must be sorted.
    var joined: [PairedRows] {
        var result: [PairedRows] = []
        for rows in self where rows.count > 0 {
            if let last = result.last, last.isFollowed(by: rows) {
                result[result.count - 1].count += rows.count
            } else {
                result.append(rows)
            }
        }
        return result
    }
}
