/// Finds bands that moved past others, among the rows that the ordered alignment left unpaired.
struct CrossingRows {
    private let classes: RowClasses
    private var isExpectedTaken: [Bool]
    private var isActualTaken: [Bool]

    /// Bands with fewer rows than this are ignored.
    static let lowestBand = 4
    /// The maximum number of occurrences of a band's first row; bands with more are not searched for.
    private static let mostPlaces = 16

    private init(_ classes: RowClasses, besides common: [PairedRows]) {
        self.classes = classes
        isExpectedTaken = Array(repeating: false, count: classes.expected.count)
        isActualTaken = Array(repeating: false, count: classes.actual.count)
        for rows in common { take(rows) }
    }

    /// Returns the bands, ordered by their position in the expected image.
    static func bands(in classes: RowClasses, besides common: [PairedRows]) -> [PairedRows] {
        var search = CrossingRows(classes, besides: common)
        return search.search()
    }

    private mutating func search() -> [PairedRows] {
        let background = classes.background
        let places = Dictionary(grouping: starts(of: classes.actual, taken: isActualTaken)) { classes.actual[$0] }
        var (result, end) = ([PairedRows](), 0)
        for row in starts(of: classes.expected, taken: isExpectedTaken) where row >= end {
            guard classes.expected[row] != background, let candidates = places[classes.expected[row]],
                candidates.count <= CrossingRows.mostPlaces,
                let band = candidates.map({ band(from: row, $0) }).max(by: { $0.count < $1.count }),
                band.count >= CrossingRows.lowestBand
            else { continue }
            take(band)
            result.append(band)
            end = band.expectedRows.upperBound
        }
        return result
    }

    /// Returns the free rows that differ from the row above, or whose row above is taken.
    private func starts(of numbers: [Int], taken: [Bool]) -> [Int] {
        numbers.indices.filter { row in
            !taken[row] && (row == 0 || taken[row - 1] || numbers[row] != numbers[row - 1])
        }
    }

    private func band(from expected: Int, _ actual: Int) -> PairedRows {
        var count = 0
        while isFree(expected + count, actual + count) { count += 1 }
        return PairedRows(expected: expected, actual: actual, count: count)
    }

    private func isFree(_ expected: Int, _ actual: Int) -> Bool {
        expected < classes.expected.count && actual < classes.actual.count
            && !isExpectedTaken[expected] && !isActualTaken[actual]
            && classes.expected[expected] == classes.actual[actual]
    }

    private mutating func take(_ rows: PairedRows) {
        for row in rows.expectedRows { isExpectedTaken[row] = true }
        for row in rows.actualRows { isActualTaken[row] = true }
    }
}
