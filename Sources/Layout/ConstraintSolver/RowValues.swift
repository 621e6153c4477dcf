extension Engine {
    /// Computes the values of all rows of a block from its nonbasic rows.
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

    /// Determines the segments of the basic rows of a block.
    mutating func placeBasicRows(_ block: Int) {
        for column in columns(of: block) where slots[column] < 0 { placeBasicRow(column) }
        for row in longRows(of: block) where slots[row] < 0 { placeBasicRow(row) }
    }

    /// Records the violated required constraints of a block.
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
        guard distance.size > Number.conflictTolerance * breakpoint.unit else { return }
        if distance < 0 ? breakpoint.left != 0 : breakpoint.right != 0 { violated.append(Int(breakpoint.source)) }
    }
}
