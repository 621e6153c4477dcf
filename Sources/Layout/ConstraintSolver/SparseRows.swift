/// A problem as sparse rows in flat arrays: columns are the unknowns that substitution leaves, rows are linear forms
/// with a convex piecewise linear cost.
///
/// Row c below `columnCount` is column c itself, with all constraints on it alone; the rows after these have two or
/// more terms and one constraint each. Columns and rows of a block are contiguous; blocks share nothing.
struct SparseRows<Number: SolverNumber>: ~Copyable {
    var columnCount = 0
    let levelCount: Int
    /// By variable: the column that it depends on, or -1 if it is constant.
    var columns: Indices
    /// By column: the variable by which it is chosen, the first one that depends on it.
    var firstVariables: Indices
    /// By column: 0 if it is chosen before others, otherwise 1.
    var turns: Indices
    /// By block, and one more: its first column; `blockRows` has its first row of several terms, counted from 0.
    var blockColumns: Indices
    var blockRows: Indices
    /// By row of several terms, and one more: the first term.
    var termStarts: Indices
    var termColumns: Indices
    var termValues: Buffer<Number>
    /// By column, and one more: the start in `columnRows` of the rows of several terms that use it.
    var columnStarts: Indices
    var columnRows: Indices
    var columnValues: Buffer<Number>
    /// By row, and one more: the first breakpoint; those of a row ascend.
    var breakpointStarts: Indices
    var breakpoints: Buffer<Breakpoint<Number>>
    /// By source: its row, or -1 if it was removed or has no unknown.
    var rowsOfSources: Indices
    /// By column: its block.
    var blocks: Indices

    var rowCount: Int { breakpointStarts.count - 1 }
    var blockCount: Int { blockColumns.count - 1 }

    @inline(__always) func terms(ofLong row: Int) -> Range<Int> { termStarts[row]..<termStarts[row + 1] }

    @inline(__always) func uses(of column: Int) -> Range<Int> { columnStarts[column]..<columnStarts[column + 1] }

    @inline(__always) func breakpoints(of row: Int) -> Range<Int> {
        breakpointStarts[row]..<breakpointStarts[row + 1]
    }

    /// Returns the block that a row belongs to.
    func block(of row: Int) -> Int {
        blocks[row < columnCount ? row : termColumns[termStarts[row - columnCount]]]
    }

    /// Sorts the breakpoints of a row in ascending order, stably.
    mutating func sortBreakpoints(of row: Int) {
        let range = breakpoints(of: row)
        guard range.count > 1 else { return }
        if range.count > 24 { return sortMany(range) }
        for place in range.dropFirst() {
            let moved = breakpoints[place]
            var hole = place
            while hole > range.lowerBound, breakpoints[hole - 1].value > moved.value {
                breakpoints[hole] = breakpoints[hole - 1]
                hole -= 1
            }
            breakpoints[hole] = moved
        }
    }

    private mutating func sortMany(_ range: Range<Int>) {
        var sorted: [Breakpoint<Number>] = []
        sorted.reserveCapacity(range.count)
        for place in range { sorted.append(breakpoints[place]) }
        sorted.sort { $0.value == $1.value ? $0.source < $1.source : $0.value < $1.value }
        for (offset, place) in range.enumerated() { breakpoints[place] = sorted[offset] }
    }
}

/// A point along the value of a row where the slope of one constraint's error changes.
struct Breakpoint<Number: SolverNumber>: BitwiseCopyable {
    /// The value of the row at which the constraint holds exactly.
    var value: Number
    /// The error per unit below the value, 0 for `<=`.
    var left: Number
    /// The error per unit above the value, 0 for `>=`.
    var right: Number
    /// The factor for which `scale * row` is the constraint's left-hand side without its fixed part.
    var scale: Number
    /// The unit of the constraint's errors, which tolerances refer to.
    var unit: Number
    /// The index of the priority, highest first; 0 is required.
    var level: Int32
    /// The constraint or bound, as a source number.
    var source: Int32

    /// Returns the slope of the error on one side.
    @inline(__always) func slope(isPassed: Bool) -> Number { isPassed ? right : -left }
}

extension SparseRows {
    init(sourceCount: Int, levelCount: Int) {
        self.init(
            levelCount: levelCount, columns: Indices(), firstVariables: Indices(), turns: Indices(),
            blockColumns: Indices(), blockRows: Indices(),
            termStarts: Indices(), termColumns: Indices(), termValues: Buffer(), columnStarts: Indices(),
            columnRows: Indices(), columnValues: Buffer(), breakpointStarts: Indices(), breakpoints: Buffer(),
            rowsOfSources: Indices(repeating: -1, count: sourceCount), blocks: Indices())
    }

    /// Builds the column lists from the row lists.
    mutating func placeUses() {
        columnRows = Indices(repeating: 0, count: termColumns.count)
        columnValues = Buffer(repeating: 0, count: termColumns.count)
        var next = Indices(capacity: columnCount)
        for column in 0..<columnCount { next.append(columnStarts[column]) }
        for row in 0..<max(termStarts.count - 1, 0) {
            for term in terms(ofLong: row) {
                let place = next[termColumns[term]]
                next[termColumns[term]] = place + 1
                columnRows[place] = columnCount + row
                columnValues[place] = termValues[term]
            }
        }
    }
}
