/// The invariants of `Docs/solver.md`, asserted in debug builds for each block that is solved.
extension Engine {
    /// Returns whether there are as many nonbasic rows as columns, each row lies at its breakpoint or in its segment
    /// and has the value of its terms, breakpoints ascend, and no row uses a column of another block.
    func isConsistent(_ block: Int) -> Bool {
        let columns = columns(of: block)
        for slot in columns where slots[rowOfSlot[slot]] != slot { return false }
        var nonbasicCount = 0
        for column in columns {
            if slots[column] >= 0 { nonbasicCount += 1 }
            if !isPlaced(column) { return false }
        }
        for row in longRows(of: block) {
            if slots[row] >= 0 { nonbasicCount += 1 }
            if !isPlaced(row) || !isSum(row, of: columns) { return false }
        }
        return nonbasicCount == columns.count
    }

    private func isPlaced(_ row: Int) -> Bool {
        for place in rows.breakpoints(of: row).dropFirst()
        where rows.breakpoints[place - 1].value > rows.breakpoints[place].value {
            return false
        }
        let margin = values[row].assertionMargin
        if let lower = rows.ends(of: row, segment: low[row]).lower, lower - values[row] > margin { return false }
        if let upper = rows.ends(of: row, segment: high[row]).upper, values[row] - upper > margin { return false }
        if slots[row] < 0 || low[row] == high[row] { return low[row] == high[row] }
        for offset in low[row]..<high[row]
        where (rows.breakpoints[rows.breakpointStarts[row] + offset].value - values[row]).size > margin {
            return false
        }
        return true
    }

    /// Returns whether a row of several terms has the value of its columns, all of which are in the block.
    private func isSum(_ row: Int, of columns: Range<Int>) -> Bool {
        var residual = values[row]
        var margin = residual.assertionMargin
        for term in rows.terms(ofLong: row - rows.columnCount) {
            guard columns.contains(rows.termColumns[term]) else { return false }
            let part = rows.termValues[term] * values[rows.termColumns[term]]
            residual -= part
            margin += part.assertionMargin
        }
        return residual.size <= margin
    }

    /// Returns whether an open direction costs nothing on any level, and a closed one raises the first level that it
    /// changes: a certificate that the values are optimal on every level.
    mutating func isOptimal(_ block: Int) -> Bool {
        load(block)
        sortBreakpoints(block)
        let columns = columns(of: block)
        var isDecided = Set<Int>()
        var start = 0
        while start < work.sortedItems.count, isDecided.count < 2 * columns.count {
            var end = start
            while end < work.sortedItems.count, work.sortedItems[end].level == work.sortedItems[start].level {
                end += 1
            }
            let isSloped = price(block, start..<end)
            defer { clearPrices() }
            for slot in columns {
                for isRight in [false, true] where !isDecided.contains(2 * slot + (isRight ? 1 : 0)) {
                    let cost = cost(slot, isRight: isRight, isSloped: isSloped)
                    if cost.size <= cost.assertionMargin { continue }
                    if cost < 0 || (isRight ? isOpenRight[slot] : isOpenLeft[slot]) { return false }
                    isDecided.insert(2 * slot + (isRight ? 1 : 0))
                }
            }
            start = end
        }
        if Number.tolerance != 0 { return true }
        for slot in columns {
            if !isOpenLeft[slot], !isDecided.contains(2 * slot) { return false }
            if !isOpenRight[slot], !isDecided.contains(2 * slot + 1) { return false }
        }
        return true
    }
}

extension SolverNumber {
    /// The deviation that an assertion tolerates in a number of this size; 0 for exact numbers.
    fileprivate var assertionMargin: Self { (size + 1) * Self.tolerance * Self(1000) }
}
