/// A problem lowered to flat arrays: columns are the unknowns that are left, rows are linear forms whose value costs.
///
/// Row c below `columnCount` is the column c itself, with all constraints on it alone; the rows after these have two and
/// more terms and one constraint each. Columns and rows of a block are neighbours; blocks share nothing.
struct Rows<Number: SolverNumber>: ~Copyable {
    var columnCount = 0
    let levelCount: Int
    /// By variable: the column that it depends on, or -1 if it is constant.
    var columns: Indices
    /// By column: the first variable that depends on it.
    var firstVariables: Indices
    /// By block, and one more: the first column, and the first row of several terms counted from 0.
    var blockColumns: Indices
    var blockRows: Indices
    /// By row of several terms, and one more: the first term.
    var termStarts: Indices
    var termColumns: Indices
    var termValues: Buffer<Number>
    /// By column, and one more: where the rows of several terms that use it begin in `columnRows`.
    var columnStarts: Indices
    var columnRows: Indices
    var columnValues: Buffer<Number>
    /// By row, and one more: the first breakpoint; those of a row ascend.
    var breakpointStarts: Indices
    var breakpoints: Buffer<Breakpoint<Number>>
    /// By constraint and bound: its row, or -1 if it is out or has no unknown.
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

    /// The block that a row belongs to.
    func block(of row: Int) -> Int {
        blocks[row < columnCount ? row : termColumns[termStarts[row - columnCount]]]
    }

    /// Puts the breakpoints of a row in ascending order; those of equal value keep theirs.
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
