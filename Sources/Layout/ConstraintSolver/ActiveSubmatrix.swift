/// The part of the matrix that has no pivots yet during factorization.
///
/// Entries are stored by row in `columns` and `values` and by column in `slots`; lists that outgrow their space move to
/// the end. Rows are linked in chains by their number of entries.
struct ActiveSubmatrix<Number: SolverNumber>: ~Copyable {
    var rowStarts: Indices
    var rowCounts: Indices
    /// By slot: the number of its entries in columns without a pivot, while singletons are eliminated.
    var rowLeft: Indices
    var columns: Indices
    var values: Buffer<Number>
    var columnStarts: Indices
    var columnLengths: Indices
    /// By column: the number of rows not yet eliminated that use it.
    var columnCounts: Indices
    var slots: Indices
    var isRowDone: Buffer<Bool>
    var isColumnDone: Buffer<Bool>
    var rowQueue: Indices
    var columnQueue: Indices
    /// By column, during an elimination step: the place of its entry in the current row, or -1.
    var marks: Indices
    var chainHeads: Indices
    /// A lower bound on the number of entries of any chained row.
    var shortestCount = 0
    var chainNext: Indices
    var chainPrevious: Indices

    init(columnCount: Int) {
        rowStarts = Indices(repeating: 0, count: columnCount)
        rowCounts = Indices(repeating: 0, count: columnCount)
        rowLeft = Indices(repeating: 0, count: columnCount)
        columns = Indices(capacity: 3 * columnCount)
        values = Buffer(capacity: 3 * columnCount)
        columnStarts = Indices(repeating: 0, count: columnCount)
        columnLengths = Indices(repeating: 0, count: columnCount)
        columnCounts = Indices(repeating: 0, count: columnCount)
        slots = Indices(capacity: 3 * columnCount)
        isRowDone = Buffer(repeating: false, count: columnCount)
        isColumnDone = Buffer(repeating: false, count: columnCount)
        rowQueue = Indices(capacity: columnCount)
        columnQueue = Indices(capacity: columnCount)
        marks = Indices()
        chainHeads = Indices()
        chainNext = Indices()
        chainPrevious = Indices()
    }

    @inline(__always) func row(_ slot: Int) -> Range<Int> { rowStarts[slot]..<rowStarts[slot] + rowCounts[slot] }

    @inline(__always) func column(_ column: Int) -> Range<Int> {
        columnStarts[column]..<columnStarts[column] + columnLengths[column]
    }

    /// Stores the rows of the slots of a block by row and by column.
    mutating func load(_ range: Range<Int>, _ rowOfSlot: borrowing Indices, _ rows: borrowing SparseRows<Number>) {
        columns.removeAll()
        values.removeAll()
        columnCounts.fill(range, with: 0)
        isRowDone.fill(range, with: false)
        isColumnDone.fill(range, with: false)
        for slot in range {
            rowStarts[slot] = columns.count
            let row = rowOfSlot[slot]
            if row < rows.columnCount {
                appendEntry(row, 1)
            } else {
                for term in rows.terms(ofLong: row - rows.columnCount) {
                    appendEntry(rows.termColumns[term], rows.termValues[term])
                }
            }
            rowCounts[slot] = columns.count - rowStarts[slot]
        }
        loadColumns(range)
    }

    @inline(__always) private mutating func appendEntry(_ column: Int, _ value: Number) {
        columns.append(column)
        values.append(value)
        columnCounts[column] += 1
    }

    private mutating func loadColumns(_ range: Range<Int>) {
        var start = 0
        for column in range {
            columnStarts[column] = start
            columnLengths[column] = 0
            start += columnCounts[column]
        }
        slots.removeAll()
        slots.grow(to: start, with: 0)
        for slot in range {
            for place in row(slot) {
                let column = columns[place]
                slots[columnStarts[column] + columnLengths[column]] = slot
                columnLengths[column] += 1
            }
        }
    }

    /// Returns the place of a column's entry in a row, or -1 if the row has none.
    @inline(__always) func find(_ column: Int, in slot: Int) -> Int {
        for place in row(slot) where columns[place] == column { return place }
        return -1
    }
}
