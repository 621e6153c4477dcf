extension Engine {
    /// Factors the matrix of a block's holding rows; a row that depends on others gives its slot to a column.
    ///
    /// - Parameter isStart: Whether the rows were chosen by where their terms are, so that they may depend on each other.
    ///   Later only rounding errors make them; then the column is held where it is.
    mutating func factor(_ block: Int, isStart: Bool = false) {
        let columns = columns(of: block)
        factors.factor(columns, rowOfSlot, rows)
        factoredBlock = block
        while factors.deficientSlots.count > 0 {
            precondition(isStart || Number.tolerance != 0, "rows became dependent in exact numbers")
            isRepaired = true
            for place in factors.deficientSlots.indices {
                let slot = factors.deficientSlots[place]
                let column = factors.deficientColumns[place]
                slots[rowOfSlot[slot]] = -1
                if isStart {
                    let best = rows.alone(column)
                    (low[column], high[column]) = (best.low, best.high)
                    put(column, in: slot)
                } else {
                    slots[column] = slot
                    rowOfSlot[slot] = column
                    placeHoldingRow(column)
                }
            }
            factors.factor(columns, rowOfSlot, rows)
        }
    }

    /// Makes `factors` belong to a block.
    mutating func load(_ block: Int) {
        if factoredBlock != block { factor(block) }
    }

    /// Computes the values of all rows of a block from those that hold.
    mutating func computeValues(_ block: Int) {
        let columns = columns(of: block)
        for slot in columns { work.rightSide[slot] = values[rowOfSlot[slot]] }
        factors.solveColumns(&work.rightSide, into: &work.step)
        for column in columns {
            if slots[column] < 0 { values[column] = work.step[column] }
            work.step[column] = 0
        }
        for row in longRows(of: block) where slots[row] < 0 {
            var sum: Number = 0
            for term in rows.terms(ofLong: row - rows.columnCount) {
                sum += rows.termValues[term] * values[rows.termColumns[term]]
            }
            values[row] = sum
        }
    }

    /// Finds the segments of the free rows of a block.
    mutating func placeFreeRows(_ block: Int) {
        for column in columns(of: block) where slots[column] < 0 { placeFreeRow(column) }
        for row in longRows(of: block) where slots[row] < 0 { placeFreeRow(row) }
    }

    /// Notes the required constraints of a block that do not hold.
    mutating func noteViolations(_ block: Int) {
        for column in columns(of: block) { noteViolations(ofRow: column) }
        for row in longRows(of: block) { noteViolations(ofRow: row) }
    }

    @inline(__always) mutating func noteViolations(ofRow row: Int) {
        for place in rows.breakpoints(of: row) where rows.breakpoints[place].level == 0 {
            noteViolation(row, rows.breakpoints[place])
        }
    }

    @inline(__always) mutating func noteViolation(_ row: Int, _ breakpoint: Breakpoint<Number>) {
        guard breakpoint.level == 0 else { return }
        let distance = breakpoint.scale.size * (values[row] - breakpoint.value)
        guard !distance.isNegligibleDistance else { return }
        if distance < 0 ? breakpoint.left != 0 : breakpoint.right != 0 { violated.append(Int(breakpoint.source)) }
    }
}
