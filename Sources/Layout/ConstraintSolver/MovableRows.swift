extension Engine {
    /// Returns the rows of a block with more than one value on the optimal face, in ascending order.
    ///
    /// If no basic row is at a limit, every open slot can move, and the rows that move with them are all there are. A
    /// basic row at a limit is tested: if nothing moves it away, it is fixed and takes an open slot. (A nonbasic row
    /// that cannot move is a combination of rows at their limits. As nonbasic rows are independent, one of these is
    /// basic, and tested.)
    mutating func movableRows(_ block: Int) -> [Int] {
        var proven = Set<Int>()
        while true {
            let moving = rowsMovingWithOpenSlots(block)
            let doubtful = moving.first { slots[$0] < 0 && isAtLimit($0) && !proven.contains($0) }
            guard let doubtful else { return moving }
            if canLeaveLimit(doubtful, block) { proven.insert(doubtful) } else { fixAndExchange(doubtful, block) }
        }
    }

    /// Returns whether a row can leave its limit.
    private mutating func canLeaveLimit(_ row: Int, _ block: Int) -> Bool {
        let before = values[row]
        let isAtLower = work.lowerLimits[row].map { (values[row] - $0).isNegligible } ?? false
        while true {
            let exchanges = pivotCount
            let isEnd = !pushToEnd(block, row, isRight: isAtLower, stopsEarly: true)
            if isEnd || !(values[row] - before).isNegligible { return true }
            if pivotCount == exchanges { return false }
        }
    }

    /// Fixes a row and, if it is basic, makes it nonbasic in an open slot that would move it.
    private mutating func fixAndExchange(_ row: Int, _ block: Int) {
        fix(row)
        guard slots[row] < 0 else { return }
        addGradient(of: row, 1)
        factors.solveRows(&work.gradient, into: &work.multipliers)
        var best = -1
        for slot in columns(of: block) where !isFixed(rowOfSlot[slot]) {
            if work.multipliers[slot].isNegligible { continue }
            if best < 0 || work.multipliers[slot].size > work.multipliers[best].size { best = slot }
        }
        guard best >= 0 else { return }
        slots[rowOfSlot[best]] = -1
        replace(best, by: row, block)
    }

    @inline(__always) func isAtLimit(_ row: Int) -> Bool {
        if let lower = work.lowerLimits[row], (values[row] - lower).isNegligible { return true }
        if let upper = work.upperLimits[row], (upper - values[row]).isNegligible { return true }
        return false
    }

    /// Returns the rows that move when all open slots move by pseudorandom distances, in ascending order.
    ///
    /// A row is missed only if the distances of both draws cancel in it.
    private mutating func rowsMovingWithOpenSlots(_ block: Int) -> [Int] {
        var found: [Int] = []
        for draw in 0..<2 {
            for slot in columns(of: block) where !isFixed(rowOfSlot[slot]) {
                work.rightSide[slot] = weight(ofSlot: slot, draw: draw)
                if draw == 0 { found.append(rowOfSlot[slot]) }
            }
            computeRates(block)
            for place in work.movingRows.indices where !work.motions[work.movingRows[place]].rate.isNegligible {
                found.append(work.movingRows[place])
            }
            clearRates()
            if found.isEmpty { return [] }
        }
        found.sort()
        var last = -1
        return found.filter { row in
            defer { last = row }
            return row != last
        }
    }

    private func weight(ofSlot slot: Int, draw: Int) -> Number {
        var mixed = UInt64(truncatingIfNeeded: slot &* 2 &+ draw &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return Number(Double(1 + (mixed >> 44))) / Number(Double(1 << 19))
    }
}
