extension Engine {
    /// Takes in new constants of constraints and solves again from the rows that hold.
    mutating func changeConstants(of sources: [Int], _ problem: borrowing Problem) {
        var changed: [Int] = []
        var movesForms = false
        for source in sources {
            let row = rows.rowsOfSources[source]
            if row < 0 { movesForms = true } else { changed.append(row) }
        }
        if movesForms {
            changed = lowerConstantsAgain(problem) + columnsOfChoices()
            if !violated.isEmpty { return }
        } else {
            for source in sources { lowerConstant(of: source, problem) }
        }
        solveChanged(changed)
    }

    /// A column of each block in which something was chosen: when forms move, so does what the choice aims at.
    private mutating func columnsOfChoices() -> [Int] {
        var result: [Int] = []
        for block in 0..<rows.blockCount {
            let column = rows.blockColumns[block]
            guard openCounts[block] > 0 || isAmbiguous[column] else { continue }
            isStrict[block] = false
            result.append(column)
        }
        return result
    }

    private mutating func solveChanged(_ changed: [Int]) {
        if let only = changed.first, changed.allSatisfy({ $0 == only }) { return solve(rows.block(of: only), [only]) }
        var byBlock = changed.map { (block: rows.block(of: $0), row: $0) }
        byBlock.sort { ($0.block, $0.row) < ($1.block, $1.row) }
        var start = 0
        while start < byBlock.count {
            let end = byBlock[start...].firstIndex { $0.block != byBlock[start].block } ?? byBlock.count
            var own: [Int] = []
            for place in start..<end where own.last != byBlock[place].row { own.append(byBlock[place].row) }
            solve(byBlock[start].block, own)
            start = end
        }
    }

    private mutating func solve(_ block: Int, _ changed: [Int]) {
        if longRows(of: block).isEmpty {
            for row in changed { rows.sortBreakpoints(of: row) }
            solveAlone(rows.blockColumns[block])
        } else if !shift(block, changed) {
            for column in columns(of: block) { isAmbiguous[column] = false }
            knownUndetermined = nil
            load(block)
            computeValues(block)
            solveHeld(block)
        }
    }

    /// Moves the solution with the changed rows; whether it is still optimal: every row kept its segments.
    private mutating func shift(_ block: Int, _ changed: [Int]) -> Bool {
        // On a face of several solutions the choice stays too, as long as it lies on no further limit.
        let isOpen = openCounts[block] > 0
        var keepsPlace = (!isOpen || isStrict[block]) && shiftsSinceComputing < 64
        if keepsPlace { load(block) }
        for row in changed {
            let isSorted = self.isSorted(row)
            if slots[row] >= 0 {
                keepsPlace = holdChanged(row, isSorted: isSorted) && keepsPlace
            } else if !isSorted {
                rows.sortBreakpoints(of: row)
                keepsPlace = false
            }
        }
        if !keepsPlace {
            for row in changed where slots[row] >= 0 { work.rightSide[slots[row]] = 0 }
            shiftsSinceComputing = 0
            return false
        }
        shiftsSinceComputing += 1
        computeRates(block)
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            let before = values[row]
            values[row] += work.rates[row]
            keepsPlace = keepsPlace && (isOpen ? isInside(row) && keepsSide(row, from: before) : isInSegment(row))
        }
        clearRates()
        for row in changed where slots[row] < 0 {
            keepsPlace = keepsPlace && (isOpen ? isInside(row) : isInSegment(row))
        }
        return keepsPlace
    }

    private func isSorted(_ row: Int) -> Bool {
        for place in rows.breakpoints(of: row).dropFirst()
        where rows.breakpoints[place - 1].value > rows.breakpoints[place].value {
            return false
        }
        return true
    }

    /// Holds a changed row where it held; whether the same breakpoints are there.
    private mutating func holdChanged(_ row: Int, isSorted: Bool) -> Bool {
        let (left, right) = (low[row], high[row])
        let start = rows.breakpointStarts[row]
        guard left < right else {
            if !isSorted { rows.sortBreakpoints(of: row) }
            placeHoldingRow(row)
            return false
        }
        let source = rows.breakpoints[start + left].source
        if !isSorted { rows.sortBreakpoints(of: row) }
        var offset = 0
        while rows.breakpoints[start + offset].source != source { offset += 1 }
        let group = group(of: row, around: offset)
        let before = values[row]
        hold(row, low: group.low, high: group.high)
        work.rightSide[slots[row]] = values[row] - before
        return isSorted && group == (left, right)
            && (openCounts[rows.block(of: row)] == 0 || keepsSide(row, from: before))
    }

    /// Whether an ambiguous column stayed on its side of the value that the choice aims at.
    private func keepsSide(_ row: Int, from before: Number) -> Bool {
        guard row < rows.columnCount, isAmbiguous[row] else { return true }
        let goal = zero(of: row)
        return before > goal ? values[row] > goal : before < goal && values[row] < goal
    }

    private func isInSegment(_ row: Int) -> Bool {
        let (start, count) = (rows.breakpointStarts[row], rows.breakpoints(of: row).count)
        let segment = low[row]
        if segment > 0, rows.breakpoints[start + segment - 1].value - values[row] > Number.tolerance { return false }
        return segment == count || values[row] - rows.breakpoints[start + segment].value <= Number.tolerance
    }

    /// Lowers the constant of one constraint again.
    private mutating func lowerConstant(of source: Int, _ problem: borrowing Problem) {
        let row = rows.rowsOfSources[source]
        for place in rows.breakpoints(of: row) where Int(rows.breakpoints[place].source) == source {
            let scale = rows.breakpoints[place].scale
            let rest = rest(of: source, problem)
            rows.breakpoints[place].value = scale == 1 ? rest : rest / scale
        }
    }

    /// The constant of a constraint or bound without what is fixed on its left side.
    private func rest(of source: Int, _ problem: borrowing Problem) -> Number {
        if source >= problem.constants.count {
            let (variable, side) = (source - problem.constants.count).quotientAndRemainder(dividingBy: 2)
            let bound = side == 0 ? problem.lowerBounds[variable] : problem.upperBounds[variable]
            return Number(bound) - forms.finalShifts[variable]
        }
        var rest = Number(problem.constants[source])
        for place in problem.terms(of: source) {
            rest -= Number(problem.termCoefficients[place]) * forms.finalShifts[Int(problem.termVariables[place])]
        }
        return rest
    }

    /// Computes the forms and all breakpoints again, the structure being the same.
    ///
    /// - Returns: The rows of which a breakpoint moved. What cannot hold is in `violated`.
    private mutating func lowerConstantsAgain(_ problem: borrowing Problem) -> [Int] {
        forms.updateShifts(from: 0, problem)
        var changed: [Int] = []
        for row in 0..<rows.rowCount {
            for place in rows.breakpoints(of: row) {
                let scale = rows.breakpoints[place].scale
                let rest = rest(of: Int(rows.breakpoints[place].source), problem)
                let value = scale == 1 ? rest : rest / scale
                if value == rows.breakpoints[place].value { continue }
                rows.breakpoints[place].value = value
                if changed.last != row { changed.append(row) }
            }
        }
        noteContradictions(problem)
        return changed
    }

    private mutating func noteContradictions(_ problem: borrowing Problem) {
        for source in rows.rowsOfSources.indices where rows.rowsOfSources[source] < 0 {
            var relation = Relation.greaterOrEqual
            if source < problem.constants.count {
                guard problem.isPresent[source], problem.priorities[source] >= LinearConstraint.required else {
                    continue
                }
                relation = problem.relations[source]
            } else {
                let (variable, side) = (source - problem.constants.count).quotientAndRemainder(dividingBy: 2)
                let bound = side == 0 ? problem.lowerBounds[variable] : problem.upperBounds[variable]
                guard bound.isFinite else { continue }
                if side == 1 { relation = .lessOrEqual }
            }
            if !relation.holds(rest(of: source, problem)) { violated.append(source) }
        }
    }
}

extension Relation {
    /// Whether `0 relation rest` but for rounding errors.
    func holds<Number: SolverNumber>(_ rest: Number) -> Bool {
        if rest.isNegligibleDistance { return true }
        return switch self {
        case .equal: false
        case .lessOrEqual: rest > 0
        case .greaterOrEqual: rest < 0
        }
    }
}
