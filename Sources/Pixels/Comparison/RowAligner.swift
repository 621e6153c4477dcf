/// Finds rows that two images have in common, in the same order in both.
struct RowAligner {
    private let classes: RowClasses
    private var found: [PairedRows] = []

    /// The maximum depth to which gaps are divided, which limits the number of visits to each row.
    private static let deepest = 48

    private init(_ classes: RowClasses) {
        self.classes = classes
    }

    /// Returns the common rows, sorted and joined.
    static func commonRows(of classes: RowClasses) -> [PairedRows] {
        var aligner = RowAligner(classes)
        aligner.align(RowGap(expected: classes.expected.indices, actual: classes.actual.indices))
        return aligner.found.sorted { $0.expected < $1.expected }.joined
    }

    private mutating func align(_ whole: RowGap) {
        var open = [(gap: whole, depth: 0)]
        while let (next, depth) = open.popLast() {
            let gap = takeEnds(of: next)
            guard !gap.isOneSided, depth < RowAligner.deepest else { continue }
            let anchors = RowAnchors(classes: classes, gap: gap).pairs
            guard !anchors.isEmpty else { continue }
            found += anchors
            open += gap.gaps(between: anchors).map { ($0, depth + 1) }
        }
    }

    /// Takes the common rows at the top and at the bottom, and returns the rest.
    private mutating func takeEnds(of gap: RowGap) -> RowGap {
        let limit = min(gap.expected.count, gap.actual.count)
        let top = (0..<limit).prefix {
            classes.expected[gap.expected.lowerBound + $0] == classes.actual[gap.actual.lowerBound + $0]
        }.count
        let bottom = (0..<(limit - top)).prefix {
            classes.expected[gap.expected.upperBound - 1 - $0] == classes.actual[gap.actual.upperBound - 1 - $0]
        }.count
        let rest = RowGap(
            expected: (gap.expected.lowerBound + top)..<(gap.expected.upperBound - bottom),
            actual: (gap.actual.lowerBound + top)..<(gap.actual.upperBound - bottom))
        found.append(PairedRows(expected: gap.expected.lowerBound, actual: gap.actual.lowerBound, count: top))
        found.append(PairedRows(expected: rest.expected.upperBound, actual: rest.actual.upperBound, count: bottom))
        return rest
    }
}
