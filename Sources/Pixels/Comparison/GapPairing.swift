/// The rows of both images between paired rows.
struct RowGap: Hashable {
    var expected: Range<Int>
    var actual: Range<Int>

    var isOneSided: Bool { expected.isEmpty || actual.isEmpty }

    /// Returns the gaps before, between and after pairs that are in this gap in the same order in both images.
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

/// Pairs the rows that have no identical counterpart, so that changes are compared where they belong.
struct GapPairing {
    let pictures: PicturePair

    /// Returns the pairs of the rows in a gap from which `taken` bands were moved elsewhere.
    func pairs(in gap: RowGap, besides taken: [PairedRows]) -> [PairedRows] {
        let left = gap.expected.subtracting(taken.map(\.expectedRows))
        let right = gap.actual.subtracting(taken.map(\.actualRows))
        return zip(left, right).map { pair(RowGap(expected: $0, actual: $1)) }
    }

    /// Pairs the rows from the top or from the bottom, whichever leaves fewer differing pixels.
    private func pair(_ gap: RowGap) -> PairedRows {
        let count = min(gap.expected.count, gap.actual.count)
        let top = PairedRows(expected: gap.expected.lowerBound, actual: gap.actual.lowerBound, count: count)
        let bottom = PairedRows(
            expected: gap.expected.upperBound - count, actual: gap.actual.upperBound - count, count: count)
        if top == bottom { return top }
        return pictures.differences(in: bottom) < pictures.differences(in: top) ? bottom : top
    }
}

extension Range<Int> {
    /// Returns the rest of a range without other ranges, which do not overlap.
    func subtracting(_ others: [Range<Int>]) -> [Range<Int>] {
        var (result, start) = ([Range<Int>](), lowerBound)
        for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.overlaps(self) {
            if start < other.lowerBound { result.append(start..<other.lowerBound) }
            start = Swift.max(start, other.upperBound)
        }
        if start < upperBound { result.append(start..<upperBound) }
        return result
    }
}
