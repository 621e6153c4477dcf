extension Engine {
    /// Chooses a starting basis: a nonbasic row for each column of a block, the highest levels first.
    ///
    /// A bipartite matching of rows and columns, grown along augmenting paths. Columns that a failed search visited are
    /// not visited again, so that the searches together take time linear in the number of terms.
    mutating func chooseStartingBasis(_ block: Int) {
        let columns = columns(of: block)
        orderRows(block)
        for column in columns {
            work.owners[column] = -1
            work.isExhausted[column] = false
        }
        for place in work.sortedItems.indices { match(Int(work.sortedItems[place].row)) }
        for row in longRows(of: block) { slots[row] = -1 }
        for column in columns { slots[column] = -1 }
        for column in columns {
            let row = work.owners[column] < 0 ? column : work.owners[column]
            put(row, in: column)
        }
    }

    private mutating func orderRows(_ block: Int) {
        work.items.removeAll()
        for row in longRows(of: block) {
            let breakpoint = rows.breakpoints[rows.breakpointStarts[row]]
            let isWarm = warmStart.count > 0 && warmStart[Int(breakpoint.source)]
            if isWarm || (breakpoint.left != 0 && breakpoint.right != 0) {
                work.items.append(LevelItem(level: isWarm ? 0 : breakpoint.level + 1, row: Int32(row), offset: 0))
            }
        }
        for column in columns(of: block) {
            let best = rows.minimizer(column)
            (low[column], high[column]) = (best.low, best.high)
            let warm = warmStart.count > 0 ? warmOffset(of: column) : -1
            if warm >= 0 { (low[column], high[column]) = rows.group(of: column, around: warm) }
            let level = warm >= 0 ? 0 : best.strength + 1
            work.strengths[column] = level
            if warm >= 0 || best.isPoint {
                work.items.append(LevelItem(level: Int32(level), row: Int32(column), offset: 0))
            }
        }
        sortItems()
    }

    @inline(__always) private func warmOffset(of row: Int) -> Int {
        let range = rows.breakpoints(of: row)
        for place in range where warmStart[Int(rows.breakpoints[place].source)] { return place - range.lowerBound }
        return -1
    }

    /// Sorts `items` into `sortedItems` by level, stably.
    mutating func sortItems() {
        work.sortedItems.removeAll()
        let count = work.items.count
        guard count > 0 else { return }
        work.sortedItems.grow(to: count, with: work.items[0])
        if count <= 16 {
            sortFewItems()
        } else {
            work.levelStarts.fill(work.levelStarts.indices, with: 0)
            for place in work.items.indices { work.levelStarts[Int(work.items[place].level)] += 1 }
            work.levelStarts.sumUp()
            for place in work.items.indices {
                let level = Int(work.items[place].level)
                work.sortedItems[work.levelStarts[level]] = work.items[place]
                work.levelStarts[level] += 1
            }
        }
    }

    private mutating func sortFewItems() {
        for place in work.items.indices {
            let moved = work.items[place]
            var hole = place
            while hole > 0, work.sortedItems[hole - 1].level > moved.level {
                work.sortedItems[hole] = work.sortedItems[hole - 1]
                hole -= 1
            }
            work.sortedItems[hole] = moved
        }
    }

    private mutating func match(_ row: Int) {
        if row < rows.columnCount, work.owners[row] < 0 {
            work.owners[row] = row
            return
        }
        if row < rows.columnCount {
            guard !work.isExhausted[row], work.owners[row] >= rows.columnCount else { return }
        }
        let taken = row < rows.columnCount ? row : -1
        let start = taken < 0 ? row : work.owners[taken]
        work.searchCount += 1
        if taken >= 0 { work.seen[taken] = work.searchCount }
        if augment(from: start) {
            if taken >= 0 { work.owners[taken] = row }
        } else {
            closeSearch(taken)
        }
    }

    /// Finds a column for a row along an augmenting path; visited columns are marked with the number of the search.
    private mutating func augment(from start: Int) -> Bool {
        work.pathRows.removeAll()
        work.pathTerms.removeAll()
        work.pathRows.append(start)
        work.pathTerms.append(-1)
        work.touchedSlots.removeAll()
        while work.pathRows.count > 0 {
            let top = work.pathRows.count - 1
            let row = work.pathRows[top] - rows.columnCount
            if work.pathTerms[top] < 0 {
                let column = weakestUnmatchedColumn(ofLong: row)
                if column >= 0 {
                    assignPath(column)
                    return true
                }
                work.pathTerms[top] = rows.termStarts[row]
            }
            advance(top, row)
        }
        return false
    }

    private mutating func advance(_ top: Int, _ row: Int) {
        while work.pathTerms[top] < rows.termStarts[row + 1] {
            let column = rows.termColumns[work.pathTerms[top]]
            work.pathTerms[top] += 1
            if work.seen[column] == work.searchCount || work.isExhausted[column] { continue }
            work.seen[column] = work.searchCount
            work.touchedSlots.append(column)
            if work.owners[column] < rows.columnCount { continue }
            work.pathRows.append(work.owners[column])
            work.pathTerms.append(-1)
            return
        }
        _ = work.pathRows.removeLast()
        _ = work.pathTerms.removeLast()
    }

    private func weakestUnmatchedColumn(ofLong row: Int) -> Int {
        var best = -1
        for term in rows.terms(ofLong: row) {
            let column = rows.termColumns[term]
            guard work.owners[column] < 0, work.seen[column] != work.searchCount else { continue }
            if best < 0 || work.strengths[column] > work.strengths[best]
                || (work.strengths[column] == work.strengths[best] && column > best)
            {
                best = column
            }
        }
        return best
    }

    /// Assigns to each row of the path the column that leads to the next one, and to the last row the unmatched column.
    private mutating func assignPath(_ free: Int) {
        var column = free
        var top = work.pathRows.count
        while top > 0 {
            top -= 1
            work.owners[column] = work.pathRows[top]
            if top > 0 { column = rows.termColumns[work.pathTerms[top - 1] - 1] }
        }
    }

    private mutating func closeSearch(_ taken: Int) {
        if taken >= 0 { work.isExhausted[taken] = true }
        for place in work.touchedSlots.indices { work.isExhausted[work.touchedSlots[place]] = true }
    }

    /// Makes a row nonbasic in a slot, at its own minimizer.
    mutating func put(_ row: Int, in slot: Int) {
        slots[row] = slot
        rowOfSlot[slot] = row
        if row >= rows.columnCount { return makeNonbasic(row, low: 0, high: 1) }
        if low[row] != high[row] { return makeNonbasic(row, low: low[row], high: high[row]) }
        makeNonbasicNearZero(row)
    }

    /// Fixes a column without cost as near to 0 as its segment allows.
    private mutating func makeNonbasicNearZero(_ column: Int) {
        let ends = rows.ends(of: column, segment: low[column])
        if let lower = ends.lower, lower >= 0 {
            let place = rows.group(of: column, around: low[column] - 1)
            makeNonbasic(column, low: place.low, high: place.high)
        } else if let upper = ends.upper, upper <= 0 {
            let place = rows.group(of: column, around: low[column])
            makeNonbasic(column, low: place.low, high: place.high)
        } else {
            values[column] = 0
        }
    }
}

extension Engine {
    /// Returns the constraints and bounds at whose breakpoints rows are nonbasic, as a warm start for a changed
    /// problem.
    ///
    /// - Parameter problem: The current problem; bounds are left out if constraints were added since.
    func nonbasicSources(_ problem: borrowing Problem) -> [Int] {
        let count = rows.rowsOfSources.count - 2 * forms.constantNode
        let isSameCount = count == problem.constants.count
        var sources: [Int] = []
        for slot in rowOfSlot.indices {
            let row = rowOfSlot[slot]
            for offset in low[row]..<high[row] {
                let source = Int(rows.breakpoints[rows.breakpointStarts[row] + offset].source)
                if source < count || isSameCount { sources.append(source) }
            }
        }
        return sources
    }
}
