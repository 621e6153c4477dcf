import LayoutSimGeometry

/// What a layout made of the rows of a collection, along the axis of their container, in points.
struct RowSight {
    /// A line that is made.
    struct Line {
        var number: Int
        var start: Double
        var end: Double
        /// Whether the length is that of the line, and no guess at rows in it of which none was laid out.
        var isKnown = true
    }

    /// Rows that are not made.
    struct Gap {
        var rows: Range<Int>
        var start: Double
        var end: Double
    }

    /// The axis of the container.
    var axis: LayoutSimGeometry.Axis
    /// What is seen of the container.
    var visible: ClosedRange<Double>
    /// The length of the container across its axis.
    var across: Double
    /// The number of rows beside each other.
    var perLine: Int
    /// The lines that are made, in order.
    var lines: [Line] = []
    var gaps: [Gap] = []
    /// The number of elements of the rows and what stands for the others.
    var count = 0

    /// Whether something between two positions is seen.
    func isSeen(_ start: Double, _ end: Double) -> Bool {
        start < visible.upperBound && (end > visible.lowerBound || start >= visible.lowerBound)
    }

    /// Adds a row that is made.
    mutating func add(row: Int, _ start: Double, _ end: Double, isKnown: Bool) {
        let number = row / perLine
        count += 1
        if let last = lines.last, last.number == number {
            lines[lines.count - 1].start = min(last.start, start)
            lines[lines.count - 1].end = max(last.end, end)
            if !isKnown { lines[lines.count - 1].isKnown = false }
        } else {
            lines.append(Line(number: number, start: start, end: end, isKnown: isKnown))
        }
    }

    /// Adds rows that are not made.
    mutating func add(gap rows: Range<Int>, _ start: Double, _ end: Double) {
        gaps.append(Gap(rows: rows, start: start, end: end))
        count += 1
    }
}
