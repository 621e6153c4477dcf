extension Factorization {
    /// Eliminates the active submatrix, which has no singletons left: always picks a shortest row, and in it the column
    /// that the fewest rows use.
    mutating func eliminateActiveSubmatrix(_ range: Range<Int>) {
        compactRows(range)
        chainRows(range)
        while let slot = active.takeShortestRow() { eliminate(slot) }
    }

    private mutating func compactRows(_ range: Range<Int>) {
        for slot in range where !active.isRowDone[slot] {
            var kept = active.rowStarts[slot]
            for place in active.row(slot) where !active.isColumnDone[active.columns[place]] {
                active.columns[kept] = active.columns[place]
                active.values[kept] = active.values[place]
                kept += 1
            }
            active.rowCounts[slot] = kept - active.rowStarts[slot]
        }
    }

    private mutating func chainRows(_ range: Range<Int>) {
        active.marks.grow(to: active.rowCounts.count, with: -1)
        active.chainNext.grow(to: active.rowCounts.count, with: -1)
        active.chainPrevious.grow(to: active.rowCounts.count, with: -1)
        active.chainHeads.removeAll()
        active.chainHeads.grow(to: range.count + 1, with: -1)
        active.shortestCount = active.chainHeads.count
        for slot in range.reversed() where !active.isRowDone[slot] { chainOrSetDeficient(slot) }
    }

    private mutating func eliminate(_ slot: Int) {
        let pivot = bestEntry(of: slot)
        let column = active.columns[pivot]
        let value = active.values[pivot]
        startPivot(slot, column, value)
        for place in active.row(slot) where place != pivot {
            appendUpper(active.columns[place], active.values[place])
            active.columnCounts[active.columns[place]] -= 1
        }
        let entries = pivots[pivots.count - 1].upper.places
        for place in active.column(column) {
            let other = active.slots[place]
            if active.isRowDone[other] { continue }
            let entry = active.find(column, in: other)
            if entry < 0 { continue }
            let factor = active.values[entry] / value
            appendLower(other, factor)
            active.unchain(other)
            active.removeEntry(entry, of: other)
            subtract(factor, entries, from: other)
            chainOrSetDeficient(other)
        }
    }

    private mutating func chainOrSetDeficient(_ slot: Int) {
        if active.rowCounts[slot] == 0 { setDeficient(slot) } else { active.chain(slot) }
    }

    private func bestEntry(of slot: Int) -> Int {
        var greatest: Number = 0
        for place in active.row(slot) where active.values[place].size > greatest {
            greatest = active.values[place].size
        }
        let least = greatest * Number.pivotThreshold
        var best = -1
        for place in active.row(slot) where active.values[place].size >= least {
            if best < 0 || active.columnCounts[active.columns[place]] < active.columnCounts[active.columns[best]] {
                best = place
            }
        }
        return best
    }

    private mutating func subtract(_ factor: Number, _ entries: Range<Int>, from slot: Int) {
        for place in active.row(slot) { active.marks[active.columns[place]] = place - active.rowStarts[slot] }
        let oldCount = active.rowCounts[slot]
        for place in entries {
            let column = Int(upper[place].place)
            let change = -factor * upper[place].value
            let mark = active.marks[column]
            if mark >= 0 {
                active.values[active.rowStarts[slot] + mark] += change
            } else {
                active.appendEntry(column, change, to: slot)
            }
        }
        for offset in 0..<oldCount { active.marks[active.columns[active.rowStarts[slot] + offset]] = -1 }
        active.dropNegligible(of: slot)
    }
}

extension ActiveSubmatrix {
    mutating func chain(_ slot: Int) {
        let count = rowCounts[slot]
        let head = chainHeads[count]
        chainNext[slot] = head
        chainPrevious[slot] = -1
        if head >= 0 { chainPrevious[head] = slot }
        chainHeads[count] = slot
        // Cancellation may shorten a row by any number of entries.
        shortestCount = min(shortestCount, count)
    }

    /// Removes a row with the fewest entries from its chain and returns its slot; returns `nil` if no row is left.
    mutating func takeShortestRow() -> Int? {
        while shortestCount < chainHeads.count {
            let slot = chainHeads[shortestCount]
            if slot >= 0 {
                unchain(slot)
                return slot
            }
            shortestCount += 1
        }
        return nil
    }

    mutating func unchain(_ slot: Int) {
        let (previous, next) = (chainPrevious[slot], chainNext[slot])
        if previous >= 0 { chainNext[previous] = next } else { chainHeads[rowCounts[slot]] = next }
        if next >= 0 { chainPrevious[next] = previous }
    }

    mutating func removeEntry(_ place: Int, of slot: Int) {
        let last = rowStarts[slot] + rowCounts[slot] - 1
        columns[place] = columns[last]
        values[place] = values[last]
        rowCounts[slot] -= 1
    }

    mutating func appendEntry(_ column: Int, _ value: Number, to slot: Int) {
        if rowStarts[slot] + rowCounts[slot] != columns.count { moveRowToEnd(slot) }
        columns.append(column)
        values.append(value)
        rowCounts[slot] += 1
        columnCounts[column] += 1
        if columnStarts[column] + columnLengths[column] != slots.count { moveColumnToEnd(column) }
        slots.append(slot)
        columnLengths[column] += 1
    }

    private mutating func moveRowToEnd(_ slot: Int) {
        let start = columns.count
        for place in row(slot) {
            columns.append(columns[place])
            values.append(values[place])
        }
        rowStarts[slot] = start
    }

    private mutating func moveColumnToEnd(_ column: Int) {
        let start = slots.count
        for place in self.column(column) where !isRowDone[slots[place]] { slots.append(slots[place]) }
        columnStarts[column] = start
        columnLengths[column] = slots.count - start
    }

    mutating func dropNegligible(of slot: Int) {
        var place = rowStarts[slot]
        while place < rowStarts[slot] + rowCounts[slot] {
            if values[place].isNegligible {
                columnCounts[columns[place]] -= 1
                removeEntry(place, of: slot)
            } else {
                place += 1
            }
        }
    }
}
