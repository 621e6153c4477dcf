/// Finds a basis that certifies a conflict.
///
/// Of linearly dependent rows, one is basic and lies at its breakpoint, and the search may have that row block a
/// direction instead of the nonbasic row. A certificate consists of nonbasic rows alone, so each one that the relaxed
/// constraint pushes against must resist at a required breakpoint of its own.
extension Engine {
    /// Pivots the block of a relaxed constraint with a remaining error to a basis whose rows resist on their own.
    mutating func certifyConflict(ofSource source: Int, level: Int) {
        let row = rows.rowsOfSources[source]
        guard row >= 0 else { return }
        let block = rows.block(of: row)
        if longRows(of: block).isEmpty { return }
        load(block)
        for column in columns(of: block) { exchangeIfPinned(column, block) }
        for row in longRows(of: block) { exchangeIfPinned(row, block) }
        load(block)
        computeValues(block)
        placeBasicRows(block)
        guard hasNoRequiredSlope(block) else { return }
        closeResistedDirections(block)
        sortBreakpoints(block)
        // The relaxed constraint is the only one that is not required.
        let first = work.sortedItems.count - 1
        isRepaired = false
        optimize(block, level: level, first..<first + 1)
    }

    /// Returns whether required breakpoints at the value of a row resist in both directions.
    private func isPinned(_ row: Int) -> Bool {
        var (resistsLeft, resistsRight) = (false, false)
        for place in rows.breakpoints(of: row) {
            let breakpoint = rows.breakpoints[place]
            guard breakpoint.level == 0, (breakpoint.value - values[row]).isNegligible else { continue }
            if breakpoint.left != 0 { resistsLeft = true }
            if breakpoint.right != 0 { resistsRight = true }
        }
        return resistsLeft && resistsRight
    }

    /// Makes a pinned basic row nonbasic, unless it depends on pinned nonbasic rows alone.
    private mutating func exchangeIfPinned(_ row: Int, _ block: Int) {
        guard slots[row] < 0, isPinned(row) else { return }
        addGradient(of: row, 1)
        factors.solveRows(&work.gradient, into: &work.multipliers)
        var best = -1
        for slot in columns(of: block) where !work.multipliers[slot].isNegligible && !isPinned(rowOfSlot[slot]) {
            if best < 0 || work.multipliers[slot].size > work.multipliers[best].size { best = slot }
        }
        guard best >= 0 else { return }
        slots[rowOfSlot[best]] = -1
        replace(best, by: row, block)
        placeNonbasicRow(row)
        if factors.isWorn { factor(block) }
    }

    /// Returns whether basic rows change the required total only if pinned nonbasic rows move.
    private func hasNoRequiredSlope(_ block: Int) -> Bool {
        for column in columns(of: block) where hasRequiredSlope(column) { return false }
        for row in longRows(of: block) where hasRequiredSlope(row) { return false }
        return true
    }

    private func hasRequiredSlope(_ row: Int) -> Bool {
        slots[row] < 0 && !isPinned(row) && rows.slopeSign(of: row, segment: low[row]).level == 0
    }

    /// Opens the directions of nonbasic rows in which no required breakpoint of their own resists.
    private mutating func closeResistedDirections(_ block: Int) {
        blocks[block].openCount = 0
        for slot in columns(of: block) {
            let row = rowOfSlot[slot]
            (isOpenLeft[slot], isOpenRight[slot]) = (true, true)
            for offset in low[row]..<high[row] {
                let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + offset]
                guard breakpoint.level == 0 else { continue }
                if breakpoint.left != 0 { isOpenLeft[slot] = false }
                if breakpoint.right != 0 { isOpenRight[slot] = false }
            }
            if isOpenLeft[slot] || isOpenRight[slot] { blocks[block].openCount += 1 }
        }
    }
}
