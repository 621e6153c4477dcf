/// Consecutive rows of the expected picture and the rows of the actual picture that they are compared with.
package struct PairedRows: Hashable, Sendable {
    /// The first row in the expected picture.
    package var expected: Int
    /// The first row in the actual picture.
    package var actual: Int
    /// The number of consecutive rows.
    package var count: Int

    /// By how many pixels the rows moved down.
    package var shift: Int { actual - expected }
    /// In the expected picture.
    package var expectedRows: Range<Int> { expected..<(expected + count) }
    /// In the actual picture.
    package var actualRows: Range<Int> { actual..<(actual + count) }

    /// Whether the other rows continue these in both pictures.
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
