/// Neighboring rows of the expected picture and those of the actual picture that they are compared with.
package struct PairedRows: Hashable, Sendable {
    /// The first row in the expected picture.
    package var expected: Int
    /// The first row in the actual picture.
    package var actual: Int
    /// How many rows follow each other in both.
    package var count: Int

    /// By how many pixels the rows moved down.
    package var shift: Int { actual - expected }
    /// In the expected picture.
    package var expectedRows: Range<Int> { expected..<(expected + count) }
    /// In the actual picture.
    package var actualRows: Range<Int> { actual..<(actual + count) }

    /// Whether the other rows go on where these end, in both pictures.
    func isFollowed(by next: PairedRows) -> Bool {
        expected + count == next.expected && actual + count == next.actual
    }
}

extension [PairedRows] {
    /// The same pairs in as few entries as there can be; they are sorted already.
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
