extension Engine {
    /// Moves a nonbasic row in a direction that improves a level, up to the breakpoint after which that level or a
    /// higher one would rise.
    ///
    /// Breakpoints of the level itself are passed while its total still falls; with Bland's rule every breakpoint
    /// stops.-R- Returns: Whether anything moved.
    mutating func improve(_ block: Int, _ entry: EnteringDirection, level: Int, isBland: Bool) -> Bool {
        load(block)
        computeRates(block, slot: entry.slot, sign: entry.isRight ? 1 : -1)
        work.candidates.removeAll()
        for place in work.movingRows.indices {
            addCandidates(ofBasic: work.movingRows[place], level: level, isBland: isBland)
        }
        addCandidates(ofNonbasic: rowOfSlot[entry.slot], isRight: entry.isRight, level: level, isBland: isBland)
        guard let stop = stop(slope: entry.cost, isBland: isBland) else {
            clearRates()
            rejectUnboundedDirection(block, entry)
            return true
        }
        let stopping = work.candidates[stop]
        move(by: stopping.time, nonbasic: entry, level: level)
        if Int(stopping.row) == rowOfSlot[entry.slot] {
            arrive(block, entry.slot, at: Int(stopping.offset), from: entry.isRight, level: level)
        } else {
            exchange(block, entry, stopping, level: level)
        }
        clearRates()
        return stopping.time > Number.tolerance
    }

    /// Handles a direction that appears to improve a level without bound: its price must be wrong, since no sum of
    /// errors is negative.
    private mutating func rejectUnboundedDirection(_ block: Int, _ entry: EnteringDirection) {
        precondition(
            Number.tolerance != 0,
            "in exact numbers no error can fall without bound: the factors of the block are wrong")
        if factors.exchangeCount > 0 {
            factor(block)
            computeValues(block)
            return
        }
        // With fresh factors only a rounding error is left as the reason.
        if entry.isRight { isOpenRight[entry.slot] = false } else { isOpenLeft[entry.slot] = false }
        if !isOpenLeft[entry.slot], !isOpenRight[entry.slot] { blocks[block].openCount -= 1 }
    }

    /// Computes how fast each basic row moves when the row of a slot moves in the direction of a sign.
    mutating func computeRates(_ block: Int, slot: Int, sign: Number) {
        work.rightSide[slot] = sign
        computeRates(block)
    }

    /// Computes how fast each basic row moves when the nonbasic rows move by `work.rightSide`.
    mutating func computeRates(_ block: Int) {
        factors.solveColumns(&work.rightSide, into: &work.step)
        for column in columns(of: block) where work.step[column] != 0 {
            let rate = work.step[column]
            work.step[column] = 0
            if rate.isNegligible { continue }
            if slots[column] < 0 { setMoving(column, rate) }
            setLongRowsMoving(with: column, rate)
        }
    }

    @inline(__always) mutating func setLongRowsMoving(with column: Int, _ rate: Number) {
        for use in rows.uses(of: column) {
            let row = rows.columnRows[use]
            if slots[row] < 0 { setMoving(row, rows.columnValues[use] * rate) }
        }
    }

    @inline(__always) private mutating func setMoving(_ row: Int, _ rate: Number) {
        work.motions[row].rate += rate
        if work.motions[row].isListed { return }
        work.motions[row].isListed = true
        work.movingRows.append(row)
    }

    mutating func clearRates() {
        for place in work.movingRows.indices { work.motions[work.movingRows[place]] = .init() }
        work.movingRows.removeAll()
    }

    private mutating func addCandidates(ofBasic row: Int, level: Int, isBland: Bool) {
        let rate = work.motions[row].rate
        let range = rows.breakpoints(of: row)
        if rate.isNegligible || range.isEmpty { return }
        if rate > 0 {
            var offset = low[row]
            while offset < range.count, !addCandidate(row, offset, rate, level, isBland) { offset += 1 }
        } else {
            var offset = low[row] - 1
            while offset >= 0, !addCandidate(row, offset, rate, level, isBland) { offset -= 1 }
        }
    }

    private mutating func addCandidates(ofNonbasic row: Int, isRight: Bool, level: Int, isBland: Bool) {
        let range = rows.breakpoints(of: row)
        if isRight {
            var offset = high[row]
            while offset < range.count, !addCandidate(row, offset, 1, level, isBland) { offset += 1 }
        } else {
            var offset = low[row] - 1
            while offset >= 0, !addCandidate(row, offset, -1, level, isBland) { offset -= 1 }
        }
    }

    /// Adds a breakpoint to the candidates, and returns whether the row cannot pass it.
    private mutating func addCandidate(_ row: Int, _ offset: Int, _ rate: Number, _ level: Int, _ isBland: Bool) -> Bool
    {
        let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + offset]
        if breakpoint.level > level { return false }
        let isHard = isBland || breakpoint.level < level
        let time = (breakpoint.value - values[row]) / rate
        work.candidates.append(
            RatioTestCandidate(
                time: time > 0 ? time : 0, slopeChange: (breakpoint.left + breakpoint.right) * rate.size, rate: rate,
                row: Int32(row), offset: Int32(offset), isHard: isHard, isUsed: false))
        return isHard
    }

    /// Returns the first candidate after which the level stops falling.
    private mutating func stop(slope: Number, isBland: Bool) -> Int? {
        var slope = slope
        while true {
            var best = -1
            for place in work.candidates.indices where !work.candidates[place].isUsed {
                if best < 0 || work.candidates[place].isEarlier(than: work.candidates[best], isBland: isBland) {
                    best = place
                }
            }
            if best < 0 { return nil }
            slope += work.candidates[best].slopeChange
            if work.candidates[best].isHard || slope >= -work.costTolerance { return best }
            work.candidates[best].isUsed = true
        }
    }

    /// Moves all moving rows; basic rows pass the breakpoints that they leave behind.
    private mutating func move(by time: Number, nonbasic entry: EnteringDirection, level: Int) {
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            values[row] += work.motions[row].rate * time
            passBreakpoints(row, isRight: work.motions[row].rate > 0)
        }
        let row = rowOfSlot[entry.slot]
        values[row] += entry.isRight ? time : -time
        let side = entry.isRight ? high[row] : low[row]
        (low[row], high[row]) = (side, side)
        passBreakpoints(row, isRight: entry.isRight)
    }

    @inline(__always) private mutating func passBreakpoints(_ row: Int, isRight: Bool) {
        let range = rows.breakpoints(of: row)
        var segment = low[row]
        if isRight {
            while segment < range.count,
                values[row] - rows.breakpoints[range.lowerBound + segment].value > Number.tolerance
            {
                segment += 1
            }
        } else {
            while segment > 0,
                rows.breakpoints[range.lowerBound + segment - 1].value - values[row] > Number.tolerance
            {
                segment -= 1
            }
        }
        low[row] = segment
        high[row] = segment
    }

    /// Fixes the row of a slot at the breakpoint that it reached, and opens the directions that no higher level closes.
    private mutating func arrive(_ block: Int, _ slot: Int, at offset: Int, from isRight: Bool, level: Int) {
        let row = rowOfSlot[slot]
        let segment = low[row]
        let (left, right) = rows.group(of: row, around: offset)
        if !isOpenLeft[slot], !isOpenRight[slot] { blocks[block].openCount += 1 }
        isOpenLeft[slot] = !hasHigher(row, left..<max(left, segment), than: level)
        isOpenRight[slot] = !hasHigher(row, min(segment, right)..<right, than: level)
        if !isOpenLeft[slot], !isOpenRight[slot] { blocks[block].openCount -= 1 }
        makeNonbasic(row, low: left, high: right)
    }

    @inline(__always) private func hasHigher(_ row: Int, _ offsets: Range<Int>, than level: Int) -> Bool {
        for offset in offsets where rows.breakpoints[rows.breakpointStarts[row] + offset].level < level { return true }
        return false
    }

    private mutating func exchange(
        _ block: Int, _ entry: EnteringDirection, _ stop: RatioTestCandidate<Number>, level: Int
    ) {
        let row = Int(stop.row)
        slots[rowOfSlot[entry.slot]] = -1
        replace(entry.slot, by: row, block)
        arrive(block, entry.slot, at: Int(stop.offset), from: stop.rate > 0, level: level)
        if factors.isWorn { factor(block) }
    }

    /// Pivots: makes a basic row nonbasic in a slot, in exchange for the row there.
    mutating func replace(_ slot: Int, by row: Int, _ block: Int) {
        pivotCount += 1
        rowOfSlot[slot] = row
        slots[row] = slot
        addGradient(of: row, 1)
        factors.solveRows(&work.gradient, into: &work.multipliers)
        factors.exchange(slot, by: work.multipliers, slots: columns(of: block))
    }
}

/// A breakpoint that a moving row reaches.
struct RatioTestCandidate<Number: SolverNumber>: BitwiseCopyable {
    var time: Number
    /// The increase of the slope when the row passes.
    var slopeChange: Number
    var rate: Number
    var row: Int32
    var offset: Int32
    var isHard: Bool
    var isUsed: Bool

    /// Returns whether the row reaches its breakpoint first; among breakpoints reached together a hard one wins, then
    /// the greater rate, which is the safer pivot.
    func isEarlier(than other: RatioTestCandidate, isBland: Bool) -> Bool {
        let difference = time - other.time
        if !difference.isNegligible { return difference < 0 }
        if isBland { return row < other.row }
        return isHard == other.isHard ? rate.size > other.rate.size : isHard
    }
}
