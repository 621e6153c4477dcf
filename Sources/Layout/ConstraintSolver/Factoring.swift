extension Factorization {
    /// Factors the matrix of the rows in a block's slots, and lists dependent rows in `deficientSlots`.
    ///
    /// Every slot gets a pivot or is deficient; anything else is a programming error and traps, so that incomplete
    /// factors are never used.
    mutating func factor(_ range: Range<Int>, _ rowOfSlot: borrowing Indices, _ rows: borrowing SparseRows<Number>) {
        clear()
        active.load(range, rowOfSlot, rows)
        queueSingletons(range)
        takeSingletons()
        if pivots.count + deficientSlots.count < range.count { eliminateActiveSubmatrix(range) }
        precondition(
            pivots.count + deficientSlots.count == range.count,
            "the factors have \(pivots.count) pivots and \(deficientSlots.count) dependent rows for \(range.count) columns"
        )
        guard deficientSlots.count > 0 else { return }
        for column in range where !active.isColumnDone[column] { deficientColumns.append(column) }
    }

    private mutating func queueSingletons(_ range: Range<Int>) {
        active.rowQueue.removeAll()
        active.columnQueue.removeAll()
        for slot in range where active.rowCounts[slot] == 1 { active.rowQueue.append(slot) }
        for column in range where active.columnCounts[column] == 1 { active.columnQueue.append(column) }
        for slot in range { active.rowLeft[slot] = active.rowCounts[slot] }
    }

    private mutating func takeSingletons() {
        while true {
            if active.rowQueue.count > 0 {
                takeRowSingleton(active.rowQueue.removeLast())
            } else if active.columnQueue.count > 0 {
                takeColumnSingleton(active.columnQueue.removeLast())
            } else {
                return
            }
        }
    }

    private mutating func takeRowSingleton(_ slot: Int) {
        guard !active.isRowDone[slot], active.rowLeft[slot] == 1 else { return }
        var pivot = -1
        for place in active.row(slot) where !active.isColumnDone[active.columns[place]] { pivot = place }
        let column = active.columns[pivot]
        let value = active.values[pivot]
        startPivot(slot, column, value)
        for place in active.column(column) {
            let other = active.slots[place]
            if active.isRowDone[other] { continue }
            appendLower(other, active.values[active.find(column, in: other)] / value)
            active.rowLeft[other] -= 1
            if active.rowLeft[other] == 1 { active.rowQueue.append(other) }
            if active.rowLeft[other] == 0 { setDeficient(other) }
        }
    }

    private mutating func takeColumnSingleton(_ column: Int) {
        guard !active.isColumnDone[column], active.columnCounts[column] == 1 else { return }
        var slot = -1
        for place in active.column(column) where !active.isRowDone[active.slots[place]] {
            slot = active.slots[place]
        }
        let value = active.values[active.find(column, in: slot)]
        startPivot(slot, column, value)
        for place in active.row(slot) where !active.isColumnDone[active.columns[place]] {
            let other = active.columns[place]
            appendUpper(other, active.values[place])
            active.columnCounts[other] -= 1
            if active.columnCounts[other] == 1 { active.columnQueue.append(other) }
        }
    }

    mutating func startPivot(_ slot: Int, _ column: Int, _ value: Number) {
        appendPivot(slot: slot, column: column, value: value)
        active.isRowDone[slot] = true
        active.isColumnDone[column] = true
    }

    mutating func setDeficient(_ slot: Int) {
        deficientSlots.append(slot)
        active.isRowDone[slot] = true
        for place in active.row(slot) where !active.isColumnDone[active.columns[place]] {
            active.columnCounts[active.columns[place]] -= 1
        }
    }
}
