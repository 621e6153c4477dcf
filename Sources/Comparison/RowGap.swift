/// Rows of both pictures between rows that are known to belong together.
struct RowGap: Hashable {
    var expected: Range<Int>
    var actual: Range<Int>

    var isOneSided: Bool { expected.isEmpty || actual.isEmpty }

    /// The gaps before, between and behind pairs that lie in this gap in the same order in both pictures.
    func gaps(between pairs: [PairedRows]) -> [RowGap] {
        var result: [RowGap] = []
        var (expectedStart, actualStart) = (expected.lowerBound, actual.lowerBound)
        for rows in pairs {
            result.append(RowGap(expected: expectedStart..<rows.expected, actual: actualStart..<rows.actual))
            (expectedStart, actualStart) = (rows.expectedRows.upperBound, rows.actualRows.upperBound)
        }
        result.append(RowGap(expected: expectedStart..<expected.upperBound, actual: actualStart..<actual.upperBound))
        return result
    }
}
