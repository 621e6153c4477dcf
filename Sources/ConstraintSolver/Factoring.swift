extension Factorization {
    /// Factors the matrix of the rows in a block's slots; dependent rows end in `deficientSlots`.
    ///
    /// Every slot gets a pivot or is deficient; anything else is a fault in this module and traps.
    mutating func factor(_ range: Range<Int>, _ rowOfSlot: borrowing Indices, _ rows: borrowing Rows<Number>) {
        clear()
        scratch.load(range, rowOfSlot, rows)
        queueSingletons(range)
        takeSingletons()
        if pivots.count + deficientSlots.count < range.count { takeRest(range) }
        precondition(
            pivots.count + deficientSlots.count == range.count,
            "the factors have \(pivots.count) pivots and \(deficientSlots.count) dependent rows for \(range.count) columns"
        )
        guard deficientSlots.count > 0 else { return }
        for column in range where !scratch.isColumnDone[column] { deficientColumns.append(column) }
    }

    private mutating func queueSingletons(_ range: Range<Int>) {
        scratch.rowQueue.removeAll()
        scratch.columnQueue.removeAll()
        for slot in range where scratch.rowCounts[slot] == 1 { scratch.rowQueue.append(slot) }
        for column in range where scratch.columnCounts[column] == 1 { scratch.columnQueue.append(column) }
        for slot in range { scratch.rowLeft[slot] = scratch.rowCounts[slot] }
    }

    private mutating func takeSingletons() {
        while true {
            if scratch.rowQueue.count > 0 {
                takeRowSingleton(scratch.rowQueue.removeLast())
            } else if scratch.columnQueue.count > 0 {
                takeColumnSingleton(scratch.columnQueue.removeLast())
            } else {
                return
            }
        }
    }

    private mutating func takeRowSingleton(_ slot: Int) {
        guard !scratch.isRowDone[slot], scratch.rowLeft[slot] == 1 else { return }
        var pivot = -1
        for place in scratch.row(slot) where !scratch.isColumnDone[scratch.columns[place]] { pivot = place }
        let column = scratch.columns[pivot]
        let value = scratch.values[pivot]
        startPivot(slot, column, value)
        for place in scratch.column(column) {
            let other = scratch.slots[place]
            if scratch.isRowDone[other] { continue }
            appendLower(other, scratch.values[scratch.find(column, in: other)] / value)
            scratch.rowLeft[other] -= 1
            if scratch.rowLeft[other] == 1 { scratch.rowQueue.append(other) }
            if scratch.rowLeft[other] == 0 { setDeficient(other) }
        }
    }

    private mutating func takeColumnSingleton(_ column: Int) {
        guard !scratch.isColumnDone[column], scratch.columnCounts[column] == 1 else { return }
        var slot = -1
        for place in scratch.column(column) where !scratch.isRowDone[scratch.slots[place]] {
            slot = scratch.slots[place]
        }
        let value = scratch.values[scratch.find(column, in: slot)]
        startPivot(slot, column, value)
        for place in scratch.row(slot) where !scratch.isColumnDone[scratch.columns[place]] {
            let other = scratch.columns[place]
            appendUpper(other, scratch.values[place])
            scratch.columnCounts[other] -= 1
            if scratch.columnCounts[other] == 1 { scratch.columnQueue.append(other) }
        }
    }

    mutating func startPivot(_ slot: Int, _ column: Int, _ value: Number) {
        appendPivot(slot: slot, column: column, value: value)
        scratch.isRowDone[slot] = true
        scratch.isColumnDone[column] = true
    }

    mutating func setDeficient(_ slot: Int) {
        deficientSlots.append(slot)
        scratch.isRowDone[slot] = true
        for place in scratch.row(slot) where !scratch.isColumnDone[scratch.columns[place]] {
            scratch.columnCounts[scratch.columns[place]] -= 1
        }
    }
}
