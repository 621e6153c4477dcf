extension Engine {
    /// Finds what is ambiguous in a block with open slots, and chooses among the optimal solutions.
    ///
    /// All optimal solutions together are a face: free rows stay in their segments, holding rows move in open directions
    /// only.
    mutating func settle(_ block: Int) {
        for column in columns(of: block) { isAmbiguous[column] = false }
        knownAmbiguousVariables = nil
        load(block)
        setLimits(block)
        let movable = movableRows(block)
        for row in movable where row < rows.columnCount { isAmbiguous[row] = true }
        if !movable.isEmpty { choose(block, movable) }
        for slot in columns(of: block) { placeHoldingRow(rowOfSlot[slot]) }
        computeValues(block)
        placeFreeRows(block)
        blocks[block].isStrict = areAllInside(block)
    }

    @inline(__always) private func areAllInside(_ block: Int) -> Bool {
        for column in columns(of: block) where !isInside(column) { return false }
        for row in longRows(of: block) where !isInside(row) { return false }
        return true
    }

    /// Whether a row holds, or is free and at no breakpoint.
    @inline(__always) func isInside(_ row: Int) -> Bool {
        if slots[row] >= 0 || rows.breakpoints(of: row).isEmpty { return true }
        let ends = rows.ends(of: row, segment: low[row])
        if let lower = ends.lower, values[row] - lower <= Number.tolerance { return false }
        if let upper = ends.upper, upper - values[row] <= Number.tolerance { return false }
        return true
    }

    /// Finds the ends of the ambiguous columns of a block by the simplex method on the face.
    mutating func findIntervals(_ block: Int) {
        load(block)
        optimize(block)
        setLimits(block)
        for column in columns(of: block) where isAmbiguous[column] {
            lowerEnds[column] = pushToEnd(block, column, isRight: false) ? values[column] : nil
            upperEnds[column] = pushToEnd(block, column, isRight: true) ? values[column] : nil
        }
        for slot in columns(of: block) { placeHoldingRow(rowOfSlot[slot]) }
        optimize(block)
        settle(block)
    }

    private mutating func setLimits(_ block: Int) {
        work.lowerLimits.grow(to: rows.rowCount, with: nil)
        work.upperLimits.grow(to: rows.rowCount, with: nil)
        for column in columns(of: block) { setLimits(ofRow: column) }
        for row in longRows(of: block) { setLimits(ofRow: row) }
    }

    private mutating func setLimits(ofRow row: Int) {
        work.lowerLimits[row] = rows.ends(of: row, segment: low[row]).lower
        work.upperLimits[row] = rows.ends(of: row, segment: high[row]).upper
        let slot = slots[row]
        if slot < 0 { return }
        if !isOpenLeft[slot] { work.lowerLimits[row] = values[row] }
        if !isOpenRight[slot] { work.upperLimits[row] = values[row] }
    }

    /// Moves along the face until a row has its end; false if there is none.
    ///
    /// - Parameter stopsEarly: Whether the first step that moves anything is enough.
    mutating func pushToEnd(_ block: Int, _ row: Int, isRight: Bool, stopsEarly: Bool = false) -> Bool {
        var exchanges = 0
        while true {
            load(block)
            addGradient(of: row, isRight ? 1 : -1)
            factors.solveRows(&work.gradient, into: &work.multipliers)
            let isBland = exchanges > 20
            guard let entry = entryOnFace(block, isBland: isBland) else { return true }
            if Number.tolerance != 0, exchanges > 200 + 20 * columns(of: block).count { return true }
            exchanges += 1
            guard let time = moveOnFace(block, entry, isBland: isBland) else { return false }
            if stopsEarly, !time.isNegligible { return true }
        }
    }

    @inline(__always) private func entryOnFace(_ block: Int, isBland: Bool) -> Entry? {
        var best: Entry?
        for slot in columns(of: block) {
            let multiplier = work.multipliers[slot]
            if multiplier.size <= Number.tolerance { continue }
            let row = rowOfSlot[slot]
            let limit = multiplier > 0 ? work.upperLimits[row] : work.lowerLimits[row]
            if let limit, (limit - values[row]).isNegligible { continue }
            if let best, isBland ? row > rowOfSlot[best.slot] : multiplier.size <= best.cost { continue }
            best = Entry(slot: slot, isRight: multiplier > 0, cost: multiplier.size)
        }
        return best
    }

    /// Moves the row of a slot until a row meets its limit, and says how far; nil if none does.
    private mutating func moveOnFace(_ block: Int, _ entry: Entry, isBland: Bool) -> Number? {
        computeRates(block, slot: entry.slot, sign: entry.isRight ? 1 : -1)
        defer { clearRates() }
        let holding = rowOfSlot[entry.slot]
        var best: StopCandidate<Number>?
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            consider(limitStop(row, work.motions[row].rate), &best, isBland)
        }
        consider(limitStop(holding, entry.isRight ? 1 : -1), &best, isBland)
        guard let best else { return nil }
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            values[row] += work.motions[row].rate * best.time
        }
        values[holding] += entry.isRight ? best.time : -best.time
        let stopping = Int(best.row)
        if let limit = best.rate > 0 ? work.upperLimits[stopping] : work.lowerLimits[stopping] {
            values[stopping] = limit
        }
        if stopping != holding {
            slots[holding] = -1
            replace(entry.slot, by: stopping, block)
            if factors.isWorn { factor(block) }
        }
        return best.time
    }

    @inline(__always) private func limitStop(_ row: Int, _ rate: Number) -> StopCandidate<Number>? {
        guard !rate.isNegligible, let limit = rate > 0 ? work.upperLimits[row] : work.lowerLimits[row] else {
            return nil
        }
        let time = (limit - values[row]) / rate
        return StopCandidate(
            time: time > 0 ? time : 0, kink: 0, rate: rate, row: Int32(truncatingIfNeeded: row), offset: 0,
            isHard: true, isUsed: false)
    }

    private func consider(_ stop: StopCandidate<Number>?, _ best: inout StopCandidate<Number>?, _ isBland: Bool) {
        guard let stop else { return }
        if let old = best, !stop.isEarlier(than: old, isBland: isBland) { return }
        best = stop
    }

    /// Finds the segments beside a holding row from its value.
    mutating func placeHoldingRow(_ row: Int) {
        let range = rows.breakpoints(of: row)
        for place in range where (rows.breakpoints[place].value - values[row]).isNegligible {
            let (low, high) = rows.group(of: row, around: place - range.lowerBound)
            return hold(row, low: low, high: high)
        }
        placeFreeRow(row)
    }
}
