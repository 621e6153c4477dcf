extension Factorization {
    /// Eliminates what no singleton is left in: the shortest row first, in it the column that fewest rows use.
    mutating func takeRest(_ range: Range<Int>) {
        compactRows(range)
        chainRows(range)
        while let slot = scratch.takeShortestRow() { eliminate(slot) }
    }

    private mutating func compactRows(_ range: Range<Int>) {
        for slot in range where !scratch.isRowDone[slot] {
            var kept = scratch.rowStarts[slot]
            for place in scratch.row(slot) where !scratch.isColumnDone[scratch.columns[place]] {
                scratch.columns[kept] = scratch.columns[place]
                scratch.values[kept] = scratch.values[place]
                kept += 1
            }
            scratch.rowCounts[slot] = kept - scratch.rowStarts[slot]
        }
    }

    private mutating func chainRows(_ range: Range<Int>) {
        scratch.marks.grow(to: scratch.rowCounts.count, with: -1)
        scratch.chainNext.grow(to: scratch.rowCounts.count, with: -1)
        scratch.chainPrevious.grow(to: scratch.rowCounts.count, with: -1)
        scratch.chainHeads.removeAll()
        scratch.chainHeads.grow(to: range.count + 1, with: -1)
        scratch.shortestCount = scratch.chainHeads.count
        for slot in range.reversed() where !scratch.isRowDone[slot] { chainOrSetDeficient(slot) }
    }

    private mutating func eliminate(_ slot: Int) {
        let pivot = bestEntry(of: slot)
        let column = scratch.columns[pivot]
        let value = scratch.values[pivot]
        startPivot(slot, column, value)
        for place in scratch.row(slot) where place != pivot {
            appendUpper(scratch.columns[place], scratch.values[place])
            scratch.columnCounts[scratch.columns[place]] -= 1
        }
        let entries = pivots[pivots.count - 1].upper.places
        for place in scratch.column(column) {
            let other = scratch.slots[place]
            if scratch.isRowDone[other] { continue }
            let entry = scratch.find(column, in: other)
            if entry < 0 { continue }
            let factor = scratch.values[entry] / value
            appendLower(other, factor)
            scratch.unchain(other)
            scratch.removeEntry(entry, of: other)
            subtract(factor, entries, from: other)
            chainOrSetDeficient(other)
        }
    }

    private mutating func chainOrSetDeficient(_ slot: Int) {
        if scratch.rowCounts[slot] == 0 { setDeficient(slot) } else { scratch.chain(slot) }
    }

    private func bestEntry(of slot: Int) -> Int {
        var greatest: Number = 0
        for place in scratch.row(slot) where scratch.values[place].size > greatest {
            greatest = scratch.values[place].size
        }
        let least = greatest * Number.pivotThreshold
        var best = -1
        for place in scratch.row(slot) where scratch.values[place].size >= least {
            if best < 0 || scratch.columnCounts[scratch.columns[place]] < scratch.columnCounts[scratch.columns[best]] {
                best = place
            }
        }
        return best
    }

    private mutating func subtract(_ factor: Number, _ entries: Range<Int>, from slot: Int) {
        for place in scratch.row(slot) { scratch.marks[scratch.columns[place]] = place - scratch.rowStarts[slot] }
        let oldCount = scratch.rowCounts[slot]
        for place in entries {
            let column = Int(upper[place].place)
            let change = -factor * upper[place].value
            let mark = scratch.marks[column]
            if mark >= 0 {
                scratch.values[scratch.rowStarts[slot] + mark] += change
            } else {
                scratch.appendEntry(column, change, to: slot)
            }
        }
        for offset in 0..<oldCount { scratch.marks[scratch.columns[scratch.rowStarts[slot] + offset]] = -1 }
        scratch.dropNegligible(of: slot)
    }
}

extension PivotSearch {
    mutating func chain(_ slot: Int) {
        let count = rowCounts[slot]
        let head = chainHeads[count]
        chainNext[slot] = head
        chainPrevious[slot] = -1
        if head >= 0 { chainPrevious[head] = slot }
        chainHeads[count] = slot
        // Cancellation shortens a row by any number of entries.
        shortestCount = min(shortestCount, count)
    }

    /// Takes a row with the fewest entries out of its chain; nil if all rows are taken.
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
