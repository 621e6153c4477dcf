extension Engine {
    /// Applies new constants of constraints and solves again, warm-started from the current basis.
    mutating func changeConstants(of sources: [Int], _ problem: borrowing Problem) {
        var changed: [Int] = []
        changed.reserveCapacity(sources.count)
        var movesForms = false
        for source in sources {
            let row = rows.rowsOfSources[source]
            if row < 0 { movesForms = true } else if changed.last != row { changed.append(row) }
        }
        if movesForms {
            changed = updateAllConstants(problem) + columnsOfChoices()
            if !violated.isEmpty { return }
        } else {
            for source in sources { updateConstant(of: source, problem) }
        }
        solveChanged(changed)
    }

    /// Returns one column of each block with an ambiguous part: when the substitution shifts, so does the value that
    /// the choice aims for.
    private mutating func columnsOfChoices() -> [Int] {
        var result: [Int] = []
        for block in 0..<rows.blockCount {
            let column = rows.blockColumns[block]
            guard blocks[block].openCount > 0 || isAmbiguous[column] else { continue }
            blocks[block].isStrict = false
            result.append(column)
        }
        return result
    }

    private mutating func solveChanged(_ changed: [Int]) {
        if changed.count == 1 { return solve(rows.block(of: changed[0]), changed) }
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
            solveSingleColumn(rows.blockColumns[block])
        } else if !shift(block, changed) {
            for column in columns(of: block) { isAmbiguous[column] = false }
            knownAmbiguousVariables = nil
            load(block)
            computeValues(block)
            optimizeFromBasis(block)
        }
    }

    /// Shifts the solution along with the changed rows, and returns whether it stays optimal because every row kept its
    /// segments.
    private mutating func shift(_ block: Int, _ changed: [Int]) -> Bool {
        // On a face of several solutions the choice stays as well, unless another limit is reached.
        let isOpen = blocks[block].openCount > 0
        var keepsPlace = !isOpen || blocks[block].isStrict
        if keepsPlace {
            isRepaired = false
            load(block)
            keepsPlace = !isRepaired
        }
        for row in changed {
            let isSorted = self.isSorted(row)
            if slots[row] >= 0 {
                keepsPlace = moveNonbasicRow(row, isSorted: isSorted) && keepsPlace
            } else if !isSorted {
                rows.sortBreakpoints(of: row)
                keepsPlace = false
            }
        }
        if !keepsPlace {
            for row in changed where slots[row] >= 0 { work.rightSide[slots[row]] = 0 }
            return false
        }
        keepsPlace = moveBasicRows(block, isOpen: isOpen)
        defer { clearRates() }
        for row in changed where slots[row] < 0 {
            keepsPlace = keepsPlace && (isOpen ? isInside(row) : isInSegment(row))
        }
        if keepsPlace {
            refreshValues(block)
            noteViolations(ofMovedAnd: changed)
            assert(isConsistent(block), "the rows of a block contradict its basis")
        }
        return keepsPlace
    }

    /// Records required rows that are violated without a change of segment.
    ///
    /// Of dependent rows one is basic and lies at its breakpoint; it may leave it on the side of its segment.
    @inline(__always) private mutating func noteViolations(ofMovedAnd changed: [Int]) {
        for place in work.movingRows.indices { noteViolations(ofRow: work.movingRows[place]) }
        for row in changed { noteViolations(ofRow: row) }
    }

    /// Moves the basic rows along with the nonbasic ones by `work.rightSide`, and returns whether all keep their
    /// segments.
    @inline(__always) private mutating func moveBasicRows(_ block: Int, isOpen: Bool) -> Bool {
        var keepsPlace = true
        factors.solveColumns(&work.rightSide, into: &work.step)
        for column in columns(of: block) where work.step[column] != 0 {
            let rate = work.step[column]
            work.step[column] = 0
            if rate.isNegligible { continue }
            if slots[column] < 0 { keepsPlace = move(column, by: rate, isOpen: isOpen) && keepsPlace }
            setLongRowsMoving(with: column, rate)
        }
        for place in work.movingRows.indices {
            let row = work.movingRows[place]
            keepsPlace = move(row, by: work.motions[row].rate, isOpen: isOpen) && keepsPlace
        }
        return keepsPlace
    }

    /// Moves a basic row, and returns whether it keeps its segment.
    @inline(__always) private mutating func move(_ row: Int, by distance: Number, isOpen: Bool) -> Bool {
        let before = values[row]
        values[row] += distance
        return isOpen ? isInside(row) && keepsSide(row, from: before) : isInSegment(row)
    }

    /// Periodically recomputes the values, so that rounding errors do not accumulate.
    private mutating func refreshValues(_ block: Int) {
        blocks[block].shiftCount += 1
        if blocks[block].shiftCount < 64 { return }
        blocks[block].shiftCount = 0
        computeValues(block)
    }

    @inline(__always) private func isSorted(_ row: Int) -> Bool {
        for place in rows.breakpoints(of: row).dropFirst()
        where rows.breakpoints[place - 1].value > rows.breakpoints[place].value {
            return false
        }
        return true
    }

    /// Moves a changed nonbasic row along with its breakpoint; whether the same breakpoints coincide there.
    private mutating func moveNonbasicRow(_ row: Int, isSorted: Bool) -> Bool {
        let (left, right) = (low[row], high[row])
        let start = rows.breakpointStarts[row]
        guard left < right else {
            if !isSorted { rows.sortBreakpoints(of: row) }
            placeNonbasicRow(row)
            return false
        }
        let source = rows.breakpoints[start + left].source
        if !isSorted { rows.sortBreakpoints(of: row) }
        var offset = 0
        while rows.breakpoints[start + offset].source != source { offset += 1 }
        let group = rows.group(of: row, around: offset)
        let before = values[row]
        makeNonbasic(row, low: group.low, high: group.high)
        work.rightSide[slots[row]] = values[row] - before
        return isSorted && group == (left, right)
            && (blocks[rows.block(of: row)].openCount == 0 || keepsSide(row, from: before))
    }

    /// Returns whether an ambiguous column stayed on its side of the value that the choice prefers.
    @inline(__always) private func keepsSide(_ row: Int, from before: Number) -> Bool {
        guard row < rows.columnCount, isAmbiguous[row] else { return true }
        let goal = zero(of: row)
        return before > goal ? values[row] > goal : before < goal && values[row] < goal
    }

    @inline(__always) private func isInSegment(_ row: Int) -> Bool {
        let (start, count) = (rows.breakpointStarts[row], rows.breakpoints(of: row).count)
        let segment = low[row]
        if segment > 0, rows.breakpoints[start + segment - 1].value - values[row] > Number.tolerance { return false }
        return segment == count || values[row] - rows.breakpoints[start + segment].value <= Number.tolerance
    }

    /// Recomputes the breakpoint of one constraint from its constant.
    private mutating func updateConstant(of source: Int, _ problem: borrowing Problem) {
        let row = rows.rowsOfSources[source]
        for place in rows.breakpoints(of: row) where Int(rows.breakpoints[place].source) == source {
            let scale = rows.breakpoints[place].scale
            let rightSide = rightSide(of: source, problem)
            rows.breakpoints[place].value = scale == 1 ? rightSide : rightSide / scale
        }
    }

    /// Returns the right-hand side of a constraint or bound after substitution.
    @inline(__always) func rightSide(of source: Int, _ problem: borrowing Problem) -> Number {
        if source >= problem.constants.count {
            let (variable, side) = (source - problem.constants.count).quotientAndRemainder(dividingBy: 2)
            let bound = side == 0 ? problem.unknowns[variable].lower : problem.unknowns[variable].upper
            return Number(bound) - forms.finals[variable].shift
        }
        var rightSide = Number(problem.constants[source])
        for place in problem.terms(of: source) {
            rightSide -=
                Number(problem.terms[place].coefficient) * forms.finals[problem.terms[place].variable.index].shift
        }
        return rightSide
    }

    /// Recomputes the substitution and all breakpoints; the structure stays.
    ///
    /// - Returns: The rows with a moved breakpoint. Contradictions are added to `violated`.
    private mutating func updateAllConstants(_ problem: borrowing Problem) -> [Int] {
        forms.updateShifts(from: 0, problem)
        var changed: [Int] = []
        for row in 0..<rows.rowCount {
            for place in rows.breakpoints(of: row) {
                let scale = rows.breakpoints[place].scale
                let rightSide = rightSide(of: Int(rows.breakpoints[place].source), problem)
                let value = scale == 1 ? rightSide : rightSide / scale
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
            var sense = ConstraintSense.greaterOrEqual
            if source < problem.constants.count {
                guard problem.entries[source].isPresent, problem.entries[source].priority >= LinearConstraint.required
                else {
                    continue
                }
                sense = problem.entries[source].sense
            } else {
                let (variable, side) = (source - problem.constants.count).quotientAndRemainder(dividingBy: 2)
                let bound = side == 0 ? problem.unknowns[variable].lower : problem.unknowns[variable].upper
                guard bound.isFinite else { continue }
                if side == 1 { sense = .lessOrEqual }
            }
            let tolerance = Number.conflictTolerance * problem.unit(of: source)
            if !sense.holds(rightSide(of: source, problem), tolerance: tolerance) { violated.append(source) }
        }
    }
}

extension ConstraintSense {
    /// Returns whether `0 sense rightSide` holds, or misses by no more than a tolerance.
    func holds<Number: SolverNumber>(_ rightSide: Number, tolerance: Number) -> Bool {
        if !(rightSide.size > tolerance) { return true }
        return switch self {
        case .equal: false
        case .lessOrEqual: rightSide > 0
        case .greaterOrEqual: rightSide < 0
        }
    }
}
