extension Engine {
    /// Factors the matrix of a block's nonbasic rows; a dependent row cedes its slot to a column without a pivot.
    ///
    /// - Parameter isStart: Whether the rows were chosen by their structure alone and so may be dependent. Later only
    /// rounding errors make them dependent; the column is then fixed at its current value.
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
                    let best = rows.minimizer(column)
                    (low[column], high[column]) = (best.low, best.high)
                    put(column, in: slot)
                } else {
                    slots[column] = slot
                    rowOfSlot[slot] = column
                    placeNonbasicRow(column)
                }
            }
            factors.factor(columns, rowOfSlot, rows)
        }
    }

    /// Ensures that `factors` are those of a block, factoring it if necessary.
    mutating func load(_ block: Int) {
        if factoredBlock != block { factor(block) }
    }
}
