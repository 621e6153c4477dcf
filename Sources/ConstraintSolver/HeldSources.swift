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

    /// The variables that depend on ambiguous columns, with the intervals that follow.
    var ambiguousVariables: [(variable: Int, lower: Number?, upper: Number?)] {
        var result: [(variable: Int, lower: Number?, upper: Number?)] = []
        for variable in 0..<forms.constantNode {
            let node = forms.finalNodes[variable]
            if node == forms.constantNode { continue }
            let column = rows.columns[node]
            guard isAmbiguous[column] else { continue }
            let (scale, shift) = (forms.finalScales[variable], forms.finalShifts[variable])
            let lower = lowerEnds[column].map { $0 * scale + shift }
            let upper = upperEnds[column].map { $0 * scale + shift }
            result.append(scale < 0 ? (variable, upper, lower) : (variable, lower, upper))
        }
        return result
    }
}
