extension Engine {
    /// Minimizes the errors of a block level by level, lexicographically, by pivoting.
    ///
    /// A direction that raises the total of a level is closed for the levels below; a direction that is still open
    /// costs nothing on any level so far. This locks in what a level decided without comparing totals.
    mutating func optimize(_ block: Int) {
        var repairsLeft = 3
        repeat {
            isRepaired = false
            repairsLeft -= 1
            placeBasicRows(block)
            optimizeLevels(block)
        } while isRepaired && repairsLeft > 0
    }

    private mutating func optimizeLevels(_ block: Int) {
        let columns = columns(of: block)
        isOpenLeft.fill(columns, with: true)
        isOpenRight.fill(columns, with: true)
        blocks[block].openCount = columns.count
        sortBreakpoints(block)
        var start = 0
        while start < work.sortedItems.count, blocks[block].openCount > 0, !isRepaired {
            let level = work.sortedItems[start].level
            var end = start
            while end < work.sortedItems.count, work.sortedItems[end].level == level { end += 1 }
            optimize(block, level: Int(level), start..<end)
            start = end
        }
    }

    mutating func sortBreakpoints(_ block: Int) {
        work.items.removeAll()
        for column in columns(of: block) { appendItems(column) }
        for row in longRows(of: block) { appendItems(row) }
        sortItems()
    }

    private mutating func appendItems(_ row: Int) {
        let range = rows.breakpoints(of: row)
        for place in range {
            work.items.append(
                LevelItem(
                    level: rows.breakpoints[place].level, row: Int32(truncatingIfNeeded: row),
                    offset: Int32(truncatingIfNeeded: place - range.lowerBound)))
        }
    }

    /// Minimizes the total of one level, given its breakpoints, along open directions.
    mutating func optimize(_ block: Int, level: Int, _ items: Range<Int>) {
        let size = rows.blockColumns[block + 1] - rows.blockColumns[block] + longRows(of: block).count
        var stalls = 0
        work.costTolerance = Number.costTolerance * greatestSlope(items)
        // More exchanges than this can only be due to rounding errors.
        var exchangesLeft = Number.tolerance == 0 ? Int.max : 200 + 20 * size
        while !isRepaired {
            let isSloped = price(block, items)
            let isBland = stalls > 20
            guard exchangesLeft > 0, let entry = entering(block, isSloped: isSloped, isBland: isBland) else {
                lock(block, isSloped: isSloped)
                clearPrices()
                return
            }
            clearPrices()
            let moved = improve(block, entry, level: level, isBland: isBland)
            stalls = moved ? 0 : stalls + 1
            exchangesLeft -= 1
        }
    }

    /// The greatest slope of the breakpoints of a level, of which costs are parts.
    private func greatestSlope(_ items: Range<Int>) -> Number {
        var greatest: Number = 0
        for place in items {
            let item = work.sortedItems[place]
            let breakpoint = rows.breakpoints[rows.breakpointStarts[Int(item.row)] + Int(item.offset)]
            greatest = max(greatest, breakpoint.left, breakpoint.right)
        }
        return greatest
    }

    /// Prices a level: the slopes of the nonbasic rows, and the multipliers that the slopes of the basic rows imply.
    ///
    /// - Returns: Whether there is a multiplier that is not 0.
    mutating func price(_ block: Int, _ items: Range<Int>) -> Bool {
        var isSloped = false
        for place in items {
            let item = work.sortedItems[place]
            let row = Int(item.row)
            let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + Int(item.offset)]
            let slot = slots[row]
            if slot >= 0 {
                work.leftSlopes[slot] += breakpoint.slope(isPassed: Int(item.offset) < low[row])
                work.rightSlopes[slot] += breakpoint.slope(isPassed: Int(item.offset) < high[row])
                touch(slot)
            } else {
                let slope = breakpoint.slope(isPassed: Int(item.offset) < low[row])
                if slope == 0 { continue }
                isSloped = true
                addGradient(of: row, slope)
            }
        }
        if isSloped {
            load(block)
            factors.solveRows(&work.gradient, into: &work.multipliers)
        }
        return isSloped
    }

    @inline(__always) private mutating func touch(_ slot: Int) {
        if work.isTouched[slot] { return }
        work.isTouched[slot] = true
        work.touchedSlots.append(slot)
    }

    /// Adds a multiple of a row's terms to the gradient.
    mutating func addGradient(of row: Int, _ factor: Number) {
        if row < rows.columnCount {
            work.gradient[row] += factor
            return
        }
        for term in rows.terms(ofLong: row - rows.columnCount) {
            work.gradient[rows.termColumns[term]] += factor * rows.termValues[term]
        }
    }

    mutating func clearPrices() {
        for place in work.touchedSlots.indices {
            let slot = work.touchedSlots[place]
            work.leftSlopes[slot] = 0
            work.rightSlopes[slot] = 0
            work.isTouched[slot] = false
        }
        work.touchedSlots.removeAll()
    }

    /// Returns the reduced cost of a direction: how much the level's total rises when the row moves by 1.
    @inline(__always) func cost(_ slot: Int, isRight: Bool, isSloped: Bool) -> Number {
        let multiplier = isSloped ? work.multipliers[slot] : 0
        return isRight ? work.rightSlopes[slot] + multiplier : -(work.leftSlopes[slot] + multiplier)
    }

    /// An entering slot and the direction in which its row improves a level.
    struct EnteringDirection {
        var slot: Int
        var isRight: Bool
        var cost: Number
    }

    /// Returns the open direction that improves the level most or, with Bland's rule, the first one in row order.
    @inline(__always) private func entering(_ block: Int, isSloped: Bool, isBland: Bool) -> EnteringDirection? {
        var best: EnteringDirection?
        if isSloped {
            for slot in columns(of: block) { consider(slot, &best, isSloped: true, isBland: isBland) }
        } else {
            for place in work.touchedSlots.indices {
                consider(work.touchedSlots[place], &best, isSloped: false, isBland: isBland)
            }
        }
        return best
    }

    @inline(__always) private func consider(
        _ slot: Int, _ best: inout EnteringDirection?, isSloped: Bool, isBland: Bool
    ) {
        if isOpenLeft[slot] { consider(slot, isRight: false, &best, isSloped: isSloped, isBland: isBland) }
        if isOpenRight[slot] { consider(slot, isRight: true, &best, isSloped: isSloped, isBland: isBland) }
    }

    @inline(__always) private func consider(
        _ slot: Int, isRight: Bool, _ best: inout EnteringDirection?, isSloped: Bool, isBland: Bool
    ) {
        let cost = cost(slot, isRight: isRight, isSloped: isSloped)
        guard cost < -work.costTolerance else { return }
        if let old = best {
            if isBland {
                guard rowOfSlot[slot] < rowOfSlot[old.slot] else { return }
            } else {
                guard cost < old.cost else { return }
            }
        }
        best = EnteringDirection(slot: slot, isRight: isRight, cost: cost)
    }

    /// Closes the directions with a nonzero reduced cost on the level; a negative one is a rounding error.
    private mutating func lock(_ block: Int, isSloped: Bool) {
        if isSloped {
            for slot in columns(of: block) { lock(slot, block, isSloped: true) }
        } else {
            for place in work.touchedSlots.indices { lock(work.touchedSlots[place], block, isSloped: false) }
        }
    }

    @inline(__always) private mutating func lock(_ slot: Int, _ block: Int, isSloped: Bool) {
        guard isOpenLeft[slot] || isOpenRight[slot] else { return }
        if isOpenLeft[slot], cost(slot, isRight: false, isSloped: isSloped).size > work.costTolerance {
            isOpenLeft[slot] = false
        }
        if isOpenRight[slot], cost(slot, isRight: true, isSloped: isSloped).size > work.costTolerance {
            isOpenRight[slot] = false
        }
        if !isOpenLeft[slot], !isOpenRight[slot] { blocks[block].openCount -= 1 }
    }
}
