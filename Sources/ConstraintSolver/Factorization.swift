/// The square matrix of the rows that hold a block in its place, as triangular factors and a list of later exchanges.
///
/// A *slot* is a place for such a row; there are as many slots as columns, numbered alike. The matrix N has the slots'
/// rows; `P N Q = L U` by singletons and then by Markowitz counts, each exchange of a row multiplies an elementary
/// matrix from the left (product form of the inverse).
struct Factorization<Number: SolverNumber>: ~Copyable {
    var pivotSlots: Indices
    var pivotColumns: Indices
    var pivotValues: Buffer<Number>
    /// By pivot, and one more: the row of U right of the pivot, the column of L below it.
    var upperStarts: Indices
    var upperColumns: Indices
    var upperValues: Buffer<Number>
    var lowerStarts: Indices
    var lowerSlots: Indices
    var lowerValues: Buffer<Number>
    /// Exchanges: the slot, the value at it, the other values.
    var exchangeSlots: Indices
    var exchangePivots: Buffer<Number>
    var exchangeStarts: Indices
    var exchangeIndices: Indices
    var exchangeValues: Buffer<Number>
    /// Slots whose rows depend on others, and the columns that are left for them.
    var deficientSlots: Indices
    var deficientColumns: Indices
    var scratch: PivotSearch<Number>

    init(columnCount: Int) {
        pivotSlots = Indices(capacity: columnCount)
        pivotColumns = Indices(capacity: columnCount)
        pivotValues = Buffer(capacity: columnCount)
        upperStarts = Indices(capacity: columnCount + 1)
        upperColumns = Indices(capacity: 2 * columnCount)
        upperValues = Buffer(capacity: 2 * columnCount)
        lowerStarts = Indices(capacity: columnCount + 1)
        lowerSlots = Indices(capacity: 2 * columnCount)
        lowerValues = Buffer(capacity: 2 * columnCount)
        exchangeSlots = Indices()
        exchangePivots = Buffer()
        exchangeStarts = Indices(repeating: 0, count: 1)
        exchangeIndices = Indices()
        exchangeValues = Buffer()
        deficientSlots = Indices()
        deficientColumns = Indices()
        scratch = PivotSearch(columnCount: columnCount)
    }

    var exchangeCount: Int { exchangeSlots.count }
    var exchangeLength: Int { exchangeIndices.count }

    mutating func clear() {
        pivotSlots.removeAll()
        pivotColumns.removeAll()
        pivotValues.removeAll()
        upperStarts.removeAll()
        upperColumns.removeAll()
        upperValues.removeAll()
        lowerStarts.removeAll()
        lowerSlots.removeAll()
        lowerValues.removeAll()
        exchangeSlots.removeAll()
        exchangePivots.removeAll()
        exchangeStarts.removeAll()
        exchangeStarts.append(0)
        exchangeIndices.removeAll()
        exchangeValues.removeAll()
        deficientSlots.removeAll()
        deficientColumns.removeAll()
    }

    /// Solves `N x = b`; b is by slot and is left empty, x is by column.
    mutating func solveColumns(_ right: inout Buffer<Number>, into result: inout Buffer<Number>) {
        undoExchanges(&right)
        for pivot in pivotSlots.indices {
            let value = right[pivotSlots[pivot]]
            if value == 0 { continue }
            for place in lowerStarts[pivot]..<lowerStarts[pivot + 1] {
                right[lowerSlots[place]] -= lowerValues[place] * value
            }
        }
        var pivot = pivotSlots.count
        while pivot > 0 {
            pivot -= 1
            var value = right[pivotSlots[pivot]]
            right[pivotSlots[pivot]] = 0
            for place in upperStarts[pivot]..<upperStarts[pivot + 1] {
                value -= upperValues[place] * result[upperColumns[place]]
            }
            result[pivotColumns[pivot]] = value == 0 ? 0 : value / pivotValues[pivot]
        }
    }

    private func undoExchanges(_ right: inout Buffer<Number>) {
        var exchange = exchangeSlots.count
        while exchange > 0 {
            exchange -= 1
            var value = right[exchangeSlots[exchange]]
            for place in exchangeStarts[exchange]..<exchangeStarts[exchange + 1] {
                value -= exchangeValues[place] * right[exchangeIndices[place]]
            }
            right[exchangeSlots[exchange]] = value == 0 ? 0 : value / exchangePivots[exchange]
        }
    }

    /// Solves `y N = g`; g is by column and is left empty, y is by slot.
    mutating func solveRows(_ left: inout Buffer<Number>, into result: inout Buffer<Number>) {
        for pivot in pivotSlots.indices {
            var value = left[pivotColumns[pivot]]
            if value != 0 {
                left[pivotColumns[pivot]] = 0
                value = value / pivotValues[pivot]
                for place in upperStarts[pivot]..<upperStarts[pivot + 1] {
                    left[upperColumns[place]] -= upperValues[place] * value
                }
            }
            result[pivotSlots[pivot]] = value
        }
        var pivot = pivotSlots.count
        while pivot > 0 {
            pivot -= 1
            var value = result[pivotSlots[pivot]]
            for place in lowerStarts[pivot]..<lowerStarts[pivot + 1] {
                value -= lowerValues[place] * result[lowerSlots[place]]
            }
            result[pivotSlots[pivot]] = value
        }
        for exchange in exchangeSlots.indices {
            let slot = exchangeSlots[exchange]
            if result[slot] == 0 { continue }
            let value = result[slot] / exchangePivots[exchange]
            result[slot] = value
            for place in exchangeStarts[exchange]..<exchangeStarts[exchange + 1] {
                result[exchangeIndices[place]] -= exchangeValues[place] * value
            }
        }
    }

    /// Puts another row in a slot; the row is given as a combination of the present rows, by slot.
    mutating func exchange(_ slot: Int, by combination: borrowing Buffer<Number>, slots: Range<Int>) {
        exchangeSlots.append(slot)
        exchangePivots.append(combination[slot])
        for other in slots where other != slot && combination[other] != 0 {
            exchangeIndices.append(other)
            exchangeValues.append(combination[other])
        }
        exchangeStarts.append(exchangeIndices.count)
    }
}
