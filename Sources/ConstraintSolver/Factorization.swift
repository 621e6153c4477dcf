/// The square matrix of the rows that hold a block in its place, as triangular factors and a list of later exchanges.
///
/// A *slot* is a place for such a row; there are as many slots as columns, numbered alike. The matrix N has the slots'
/// rows; `P N Q = L U` by singletons and then by Markowitz counts, each exchange of a row multiplies an elementary
/// matrix from the left (product form of the inverse).
struct Factorization<Number: SolverNumber>: ~Copyable {
    struct Entry: BitwiseCopyable {
        /// A slot or a column.
        var place: Int32
        var value: Number
    }

    /// Entries that follow one another in a list.
    struct Run: BitwiseCopyable {
        var start: Int32
        var end: Int32
        @inline(__always) var places: Range<Int> { Int(start)..<Int(end) }
    }

    struct Pivot: BitwiseCopyable {
        var slot: Int32
        var column: Int32
        var value: Number
        /// The row of U right of the pivot, by column.
        var upper: Run
        /// The column of L below the pivot, by slot.
        var lower: Run
    }

    struct Exchange: BitwiseCopyable {
        var slot: Int32
        /// The new row as a combination of the former ones: at the slot, and at the others.
        var value: Number
        var others: Run
    }

    private(set) var pivots: Buffer<Pivot>
    private(set) var upper: Buffer<Entry>
    private var lower: Buffer<Entry>
    private var exchanges: Buffer<Exchange>
    private var exchanged: Buffer<Entry>
    private var hasSmallPivot = false
    /// Slots whose rows depend on others, and the columns that are left for them.
    var deficientSlots: Indices
    var deficientColumns: Indices
    var scratch: PivotSearch<Number>

    init(columnCount: Int) {
        pivots = Buffer(capacity: columnCount)
        upper = Buffer(capacity: 2 * columnCount)
        lower = Buffer(capacity: 2 * columnCount)
        exchanges = Buffer()
        exchanged = Buffer()
        deficientSlots = Indices()
        deficientColumns = Indices()
        scratch = PivotSearch(columnCount: columnCount)
    }

    var exchangeCount: Int { exchanges.count }

    /// Whether to factor anew: after many or long exchanges, or one with a pivot so small that it magnifies errors.
    var isWorn: Bool {
        exchanges.count > 60 || exchanged.count > 4 * pivots.count + 200 || hasSmallPivot
    }

    mutating func clear() {
        pivots.removeAll()
        upper.removeAll()
        lower.removeAll()
        exchanges.removeAll()
        exchanged.removeAll()
        hasSmallPivot = false
        deficientSlots.removeAll()
        deficientColumns.removeAll()
    }

    mutating func appendPivot(slot: Int, column: Int, value: Number) {
        pivots.append(
            Pivot(
                slot: Int32(truncatingIfNeeded: slot), column: Int32(truncatingIfNeeded: column), value: value,
                upper: Self.emptyRun(at: upper.count), lower: Self.emptyRun(at: lower.count)))
    }

    /// Adds an entry of the last pivot's row.
    @inline(__always) mutating func appendUpper(_ column: Int, _ value: Number) {
        upper.append(Entry(place: Int32(truncatingIfNeeded: column), value: value))
        pivots[pivots.count - 1].upper.end += 1
    }

    /// Adds an entry of the last pivot's column.
    @inline(__always) mutating func appendLower(_ slot: Int, _ value: Number) {
        lower.append(Entry(place: Int32(truncatingIfNeeded: slot), value: value))
        pivots[pivots.count - 1].lower.end += 1
    }

    private static func emptyRun(at place: Int) -> Run {
        Run(start: Int32(truncatingIfNeeded: place), end: Int32(truncatingIfNeeded: place))
    }

    /// Solves `N x = b`; b is by slot and is left empty, x is by column and must be empty.
    mutating func solveColumns(_ right: inout Buffer<Number>, into result: inout Buffer<Number>) {
        undoExchanges(&right)
        var last = -1
        for place in pivots.indices {
            let pivot = pivots[place]
            let value = right[Int(pivot.slot)]
            if value == 0 { continue }
            last = place
            for entry in pivot.lower.places { right[Int(lower[entry].place)] -= lower[entry].value * value }
        }
        var place = last + 1
        while place > 0 {
            place -= 1
            let pivot = pivots[place]
            var value = right[Int(pivot.slot)]
            right[Int(pivot.slot)] = 0
            for entry in pivot.upper.places { value -= upper[entry].value * result[Int(upper[entry].place)] }
            result[Int(pivot.column)] = value == 0 ? 0 : value / pivot.value
        }
    }

    @inline(__always) private func undoExchanges(_ right: inout Buffer<Number>) {
        var place = exchanges.count
        while place > 0 {
            place -= 1
            let exchange = exchanges[place]
            var value = right[Int(exchange.slot)]
            for entry in exchange.others.places {
                value -= exchanged[entry].value * right[Int(exchanged[entry].place)]
            }
            right[Int(exchange.slot)] = value == 0 ? 0 : value / exchange.value
        }
    }

    /// Solves `y N = g`; g is by column and is left empty, y is by slot.
    mutating func solveRows(_ left: inout Buffer<Number>, into result: inout Buffer<Number>) {
        for place in pivots.indices {
            let pivot = pivots[place]
            var value = left[Int(pivot.column)]
            if value != 0 {
                left[Int(pivot.column)] = 0
                value = value / pivot.value
                for entry in pivot.upper.places { left[Int(upper[entry].place)] -= upper[entry].value * value }
            }
            result[Int(pivot.slot)] = value
        }
        var place = pivots.count
        while place > 0 {
            place -= 1
            let pivot = pivots[place]
            var value = result[Int(pivot.slot)]
            for entry in pivot.lower.places { value -= lower[entry].value * result[Int(lower[entry].place)] }
            result[Int(pivot.slot)] = value
        }
        for place in exchanges.indices {
            let exchange = exchanges[place]
            if result[Int(exchange.slot)] == 0 { continue }
            let value = result[Int(exchange.slot)] / exchange.value
            result[Int(exchange.slot)] = value
            for entry in exchange.others.places {
                result[Int(exchanged[entry].place)] -= exchanged[entry].value * value
            }
        }
    }

    /// Puts another row in a slot; the row is given as a combination of the present rows, by slot.
    mutating func exchange(_ slot: Int, by combination: borrowing Buffer<Number>, slots: Range<Int>) {
        precondition(combination[slot] != 0 || Number.tolerance != 0, "the new row depends on the rows that stay")
        var others = Self.emptyRun(at: exchanged.count)
        var greatest: Number = 0
        for other in slots where other != slot && combination[other] != 0 {
            greatest = max(greatest, combination[other].size)
            exchanged.append(Entry(place: Int32(truncatingIfNeeded: other), value: combination[other]))
        }
        others.end = Int32(truncatingIfNeeded: exchanged.count)
        if combination[slot].size < greatest * Number.exchangeThreshold { hasSmallPivot = true }
        exchanges.append(
            Exchange(slot: Int32(truncatingIfNeeded: slot), value: combination[slot], others: others))
    }
}
