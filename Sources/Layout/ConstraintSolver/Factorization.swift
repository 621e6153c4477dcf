/// The square matrix N of a block's nonbasic rows, as triangular factors and a list of later basis changes.
///
/// A *slot* is a row position of N; there are as many slots as columns, with the same numbers. `P N Q = L U` by
/// singletons and then by Markowitz counts; each exchange of a row adds an eta matrix (product form of the inverse).
struct Factorization<Number: SolverNumber>: ~Copyable {
    struct Entry: BitwiseCopyable {
        /// A slot or a column.
        var place: Int32
        var value: Number
    }

    /// A contiguous range of entries in a list.
    struct Run: BitwiseCopyable {
        var start: Int32
        var end: Int32
        @inline(__always) var places: Range<Int> { Int(start)..<Int(end) }
    }

    struct Pivot: BitwiseCopyable {
        var slot: Int32
        var column: Int32
        var value: Number
        /// The row of U to the right of the pivot, by column.
        var upper: Run
        /// The column of L below the pivot, by slot.
        var lower: Run
    }

    struct Eta: BitwiseCopyable {
        var slot: Int32
        /// The new row as a combination of the previous ones: the multiplier at the slot, and those at the others.
        var value: Number
        var others: Run
    }

    private(set) var pivots: Buffer<Pivot>
    private(set) var upper: Buffer<Entry>
    private var lower: Buffer<Entry>
    private var etas: Buffer<Eta>
    private var etaEntries: Buffer<Entry>
    private var hasSmallPivot = false
    /// The slots whose rows depend on others; `deficientColumns` are as many columns without a pivot.
    var deficientSlots: Indices
    var deficientColumns: Indices
    var active: ActiveSubmatrix<Number>

    init(columnCount: Int) {
        pivots = Buffer(capacity: columnCount)
        upper = Buffer(capacity: 2 * columnCount)
        lower = Buffer(capacity: 2 * columnCount)
        etas = Buffer()
        etaEntries = Buffer()
        deficientSlots = Indices()
        deficientColumns = Indices()
        active = ActiveSubmatrix(columnCount: columnCount)
    }

    var exchangeCount: Int { etas.count }

    /// Whether the matrix should be factored again: after many or long exchanges, or after one with a pivot so small
    /// that it magnifies errors.
    var isWorn: Bool {
        etas.count > 60 || etaEntries.count > 4 * pivots.count + 200 || hasSmallPivot
    }

    mutating func clear() {
        pivots.removeAll()
        upper.removeAll()
        lower.removeAll()
        etas.removeAll()
        etaEntries.removeAll()
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

    /// Appends an entry to the row of the last pivot.
    @inline(__always) mutating func appendUpper(_ column: Int, _ value: Number) {
        upper.append(Entry(place: Int32(truncatingIfNeeded: column), value: value))
        pivots[pivots.count - 1].upper.end += 1
    }

    /// Appends an entry to the column of the last pivot.
    @inline(__always) mutating func appendLower(_ slot: Int, _ value: Number) {
        lower.append(Entry(place: Int32(truncatingIfNeeded: slot), value: value))
        pivots[pivots.count - 1].lower.end += 1
    }

    private static func emptyRun(at place: Int) -> Run {
        Run(start: Int32(truncatingIfNeeded: place), end: Int32(truncatingIfNeeded: place))
    }

    /// Solves `N x = b`; b is by slot and is left empty, x is by column and must be empty.
    mutating func solveColumns(_ right: inout Buffer<Number>, into result: inout Buffer<Number>) {
        undoEtas(&right)
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

    @inline(__always) private func undoEtas(_ right: inout Buffer<Number>) {
        var place = etas.count
        while place > 0 {
            place -= 1
            let eta = etas[place]
            var value = right[Int(eta.slot)]
            for entry in eta.others.places {
                value -= etaEntries[entry].value * right[Int(etaEntries[entry].place)]
            }
            right[Int(eta.slot)] = value == 0 ? 0 : value / eta.value
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
        for place in etas.indices {
            let eta = etas[place]
            if result[Int(eta.slot)] == 0 { continue }
            let value = result[Int(eta.slot)] / eta.value
            result[Int(eta.slot)] = value
            for entry in eta.others.places {
                result[Int(etaEntries[entry].place)] -= etaEntries[entry].value * value
            }
        }
    }

    /// Replaces the row in a slot; the new row is given as a combination of the current rows, by slot.
    mutating func exchange(_ slot: Int, by combination: borrowing Buffer<Number>, slots: Range<Int>) {
        precondition(combination[slot] != 0 || Number.tolerance != 0, "the new row depends on the rows that stay")
        var others = Self.emptyRun(at: etaEntries.count)
        var greatest: Number = 0
        for other in slots where other != slot && combination[other] != 0 {
            greatest = max(greatest, combination[other].size)
            etaEntries.append(Entry(place: Int32(truncatingIfNeeded: other), value: combination[other]))
        }
        others.end = Int32(truncatingIfNeeded: etaEntries.count)
        if combination[slot].size < greatest * Number.exchangeThreshold { hasSmallPivot = true }
        etas.append(
            Eta(slot: Int32(truncatingIfNeeded: slot), value: combination[slot], others: others))
    }
}
