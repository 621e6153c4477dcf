extension Engine {
    /// The constraints and bounds of whose rows the solution is held, as a start for a changed problem.
    ///
    /// - Parameter problem: The problem now; bounds are left out if constraints were added since.
    func heldSources(_ problem: borrowing Problem) -> [Int] {
        let count = rows.rowsOfSources.count - 2 * forms.constantNode
        let isSameCount = count == problem.constants.count
        var sources: [Int] = []
        for slot in rowOfSlot.indices {
            let row = rowOfSlot[slot]
            for offset in low[row]..<high[row] {
                let source = Int(rows.breakpoints[rows.breakpointStarts[row] + offset].source)
                if source < count || isSameCount { sources.append(source) }
            }
        }
        return sources
    }

    /// The variables that depend on ambiguous columns.
    mutating func ambiguousVariables() -> [Variable] {
        if let knownAmbiguousVariables { return knownAmbiguousVariables }
        var result: [Variable] = []
        for variable in 0..<forms.constantNode {
            let column = rows.columns[variable]
            if column >= 0, isAmbiguous[column] { result.append(Variable(index: variable)) }
        }
        knownAmbiguousVariables = result
        return result
    }

    /// The variables that are not determined, with the ends of what they may be; nil is without end.
    mutating func intervals() -> [(variable: Int, lower: Number?, upper: Number?)] {
        lowerEnds.grow(to: rows.columnCount, with: nil)
        upperEnds.grow(to: rows.columnCount, with: nil)
        for block in 0..<rows.blockCount {
            let first = rows.blockColumns[block]
            if !longRows(of: block).isEmpty {
                if columns(of: block).contains(where: { isAmbiguous[$0] }) { findIntervals(block) }
            } else if isAmbiguous[first] {
                (lowerEnds[first], upperEnds[first]) = rows.ends(of: first, segment: low[first])
            }
        }
        return ambiguousVariables().map(\.index).map { variable in
            let column = rows.columns[variable]
            let (scale, shift) = (forms.finals[variable].scale, forms.finals[variable].shift)
            let lower = lowerEnds[column].map { $0 * scale + shift }
            let upper = upperEnds[column].map { $0 * scale + shift }
            return scale < 0 ? (variable, upper, lower) : (variable, lower, upper)
        }
    }
}
