extension Engine {
    /// Finds the ambiguous columns of a block with open slots, and chooses one of the optimal solutions.
    ///
    /// The optimal solutions form a face: basic rows stay in their segments, and nonbasic rows move in open directions
    /// only.
    mutating func breakTies(_ block: Int) {
        for column in columns(of: block) { isAmbiguous[column] = false }
        knownAmbiguousVariables = nil
        load(block)
        setLimits(block)
        let movable = movableRows(block)
        for row in movable where row < rows.columnCount { isAmbiguous[row] = true }
        if !movable.isEmpty { choose(block, movable) }
        for slot in columns(of: block) { placeNonbasicRow(rowOfSlot[slot]) }
        computeValues(block)
        placeBasicRows(block)
        blocks[block].isStrict = areAllInside(block)
    }

    @inline(__always) private func areAllInside(_ block: Int) -> Bool {
        for column in columns(of: block) where !isInside(column) { return false }
        for row in longRows(of: block) where !isInside(row) { return false }
        return true
    }

    /// Returns whether a row is nonbasic, or basic and at none of its breakpoints.
    @inline(__always) func isInside(_ row: Int) -> Bool {
        if slots[row] >= 0 || rows.breakpoints(of: row).isEmpty { return true }
        let ends = rows.ends(of: row, segment: low[row])
        if let lower = ends.lower, values[row] - lower <= Number.tolerance { return false }
        if let upper = ends.upper, upper - values[row] <= Number.tolerance { return false }
        return true
    }

    /// Finds the intervals of the ambiguous columns of a block with the simplex method on the face.
    mutating func findIntervals(_ block: Int) {
        load(block)
        optimize(block)
        setLimits(block)
        for column in columns(of: block) where isAmbiguous[column] {
            lowerEnds[column] = pushToEnd(block, column, isRight: false) ? values[column] : nil
            upperEnds[column] = pushToEnd(block, column, isRight: true) ? values[column] : nil
        }
        for slot in columns(of: block) { placeNonbasicRow(rowOfSlot[slot]) }
        optimize(block)
        breakTies(block)
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

    /// Moves along the face until a row reaches its extreme value, and returns `false` if it is unbounded.
    ///
    /// - Parameter stopsEarly: Whether to stop after the first step of nonzero length.
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

    @inline(__always) private func entryOnFace(_ block: Int, isBland: Bool) -> EnteringDirection? {
        var best: EnteringDirection?
        for slot in columns(of: block) {
            let multiplier = work.multipliers[slot]
            if multiplier.size <= Number.tolerance { continue }
            let row = rowOfSlot[slot]
            let limit = multiplier > 0 ? work.upperLimits[row] : work.lowerLimits[row]
            if let limit, (limit - values[row]).isNegligible { continue }
            if let best, isBland ? row > rowOfSlot[best.slot] : multiplier.size <= best.cost { continue }
            best = EnteringDirection(slot: slot, isRight: multiplier > 0, cost: multiplier.size)
        }
        return best
    }

    /// Moves the row of a slot until some row reaches its limit, and returns the distance; returns `nil` if none does.
    private mutating func moveOnFace(_ block: Int, _ entry: EnteringDirection, isBland: Bool) -> Number? {
        computeRates(block, slot: entry.slot, sign: entry.isRight ? 1 : -1)
        defer { clearRates() }
        let nonbasic = rowOfSlot[entry.slot]
        var best: RatioTestCandidate<Number>?
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            consider(limitStop(row, work.motions[row].rate), &best, isBland)
        }
        consider(limitStop(nonbasic, entry.isRight ? 1 : -1), &best, isBland)
        guard let best else { return nil }
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            values[row] += work.motions[row].rate * best.time
        }
        values[nonbasic] += entry.isRight ? best.time : -best.time
        let stopping = Int(best.row)
        if let limit = best.rate > 0 ? work.upperLimits[stopping] : work.lowerLimits[stopping] {
            values[stopping] = limit
        }
        if stopping != nonbasic {
            slots[nonbasic] = -1
            replace(entry.slot, by: stopping, block)
            if factors.isWorn { factor(block) }
        }
        return best.time
    }

    @inline(__always) private func limitStop(_ row: Int, _ rate: Number) -> RatioTestCandidate<Number>? {
        guard !rate.isNegligible, let limit = rate > 0 ? work.upperLimits[row] : work.lowerLimits[row] else {
            return nil
        }
        let time = (limit - values[row]) / rate
        return RatioTestCandidate(
            time: time > 0 ? time : 0, slopeChange: 0, rate: rate, row: Int32(truncatingIfNeeded: row), offset: 0,
            isHard: true, isUsed: false)
    }

    private func consider(
        _ stop: RatioTestCandidate<Number>?, _ best: inout RatioTestCandidate<Number>?, _ isBland: Bool
    ) {
        guard let stop else { return }
        if let old = best, !stop.isEarlier(than: old, isBland: isBland) { return }
        best = stop
    }

    /// Determines the segments beside a nonbasic row from its value.
    mutating func placeNonbasicRow(_ row: Int) {
        let range = rows.breakpoints(of: row)
        for place in range where (rows.breakpoints[place].value - values[row]).isNegligible {
            let (low, high) = rows.group(of: row, around: place - range.lowerBound)
            return makeNonbasic(row, low: low, high: high)
        }
        placeBasicRow(row)
    }
}
