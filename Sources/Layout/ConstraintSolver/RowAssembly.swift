/// Assembles the sparse rows of a problem: substitutes in one pass over the terms, finds blocks by union-find, and
/// places everything by counting.
struct RowAssembly<Number: SolverNumber>: ~Copyable {
    private var reducedConstraints: Buffer<ReducedConstraint<Number>>
    private var nodes: Indices
    private var coefficients: Buffer<Number>
    private var marks: Indices
    private var sets: Indices
    private(set) var longCount = 0
    /// Violated required constraints and bounds that have no unknowns left.
    private(set) var contradictions: [Int] = []

    init(_ problem: borrowing Problem) {
        reducedConstraints = Buffer(capacity: problem.constants.count + problem.unknowns.count)
        nodes = Indices(capacity: problem.terms.count)
        coefficients = Buffer(capacity: problem.terms.count)
        marks = Indices(repeating: -1, count: problem.unknowns.count)
        sets = Indices(capacity: problem.unknowns.count)
        for variable in problem.unknowns.indices { sets.append(variable) }
    }

    /// Reads all constraints and bounds.
    mutating func read(
        _ problem: borrowing Problem, _ levels: PriorityLevels, _ forms: borrowing Substitution<Number>, broken: [Int]
    ) {
        let belowRequired = levels.place(of: LinearConstraint.belowRequired)
        var lastPriority = LinearConstraint.required
        var lastLevel = 0
        for row in problem.constants.indices where problem.entries[row].isPresent {
            if problem.entries[row].priority != lastPriority {
                lastPriority = problem.entries[row].priority
                lastLevel = levels.place(of: lastPriority)
            }
            let isBroken = !broken.isEmpty && broken.contains(row)
            read(row, of: problem, forms, level: isBroken ? belowRequired : lastLevel)
        }
        for variable in problem.unknowns.indices {
            for sense in [ConstraintSense.greaterOrEqual, .lessOrEqual] {
                let isLower = sense == .greaterOrEqual
                let bound = isLower ? problem.unknowns[variable].lower : problem.unknowns[variable].upper
                guard bound.isFinite else { continue }
                let source = problem.constants.count + 2 * variable + (isLower ? 0 : 1)
                let level = !broken.isEmpty && broken.contains(source) ? belowRequired : 0
                readBound(source, variable, Number(bound), sense, forms, level)
            }
        }
    }

    private mutating func read(
        _ row: Int, of problem: borrowing Problem, _ forms: borrowing Substitution<Number>, level: Int
    ) {
        let start = nodes.count
        var rightSide = Number(problem.constants[row])
        for place in problem.terms(of: row) {
            let variable = problem.terms[place].variable.index
            let coefficient = Number(problem.terms[place].coefficient)
            let node = forms.finals[variable].node
            rightSide -= coefficient * forms.finals[variable].shift
            if node == forms.constantNode { continue }
            let scaled = coefficient * forms.finals[variable].scale
            let mark = marks[node]
            if mark >= start {
                coefficients[mark] = coefficients[mark].adding(scaled)
            } else {
                marks[node] = nodes.count
                nodes.append(node)
                coefficients.append(scaled)
            }
        }
        dropVanishing(from: start)
        finish(row, start, rightSide, level, problem.entries[row].sense, unit: problem.unit(of: row))
    }

    private mutating func dropVanishing(from start: Int) {
        var kept = start
        for place in start..<nodes.count {
            guard !coefficients[place].isVanishing else {
                marks[nodes[place]] = -1
                continue
            }
            if kept != place {
                nodes[kept] = nodes[place]
                coefficients[kept] = coefficients[place]
                // A mark past the row's end would be taken for one of the next row.
                marks[nodes[kept]] = kept
            }
            kept += 1
        }
        for _ in kept..<nodes.count {
            _ = nodes.removeLast()
            _ = coefficients.removeLast()
        }
    }

    private mutating func finish(
        _ source: Int, _ start: Int, _ rightSide: Number, _ level: Int, _ sense: ConstraintSense, unit: Number
    ) {
        let count = nodes.count - start
        if count == 0 { return check(source, rightSide, level, sense, unit: unit) }
        var reduced = ReducedConstraint(
            source: Int32(source), node: Int32(-1 - count), start: Int32(start), level: Int32(level),
            sense: sense, scale: 1, unit: unit, rightSide: rightSide)
        if count == 1 {
            reduced.node = Int32(nodes.removeLast())
            reduced.scale = coefficients.removeLast()
            marks[Int(reduced.node)] = -1
        } else {
            longCount += 1
            reduced.scale = normalize(from: start)
            let first = root(of: nodes[start])
            for place in start + 1..<nodes.count { join(first, nodes[place]) }
        }
        reducedConstraints.append(reduced)
    }

    /// Divides the coefficients of a row by the power of two that brings the greatest one to 1 or more, below 2, so
    /// that tolerances mean the same in each row, and returns it.
    private mutating func normalize(from start: Int) -> Number {
        var greatest: Number = 0
        for place in start..<nodes.count { greatest = max(greatest, coefficients[place].size) }
        let scale = greatest.powerOfTwo
        if scale != 1 { for place in start..<nodes.count { coefficients[place] = coefficients[place] / scale } }
        return scale
    }

    private mutating func readBound(
        _ source: Int, _ variable: Int, _ bound: Number, _ sense: ConstraintSense,
        _ forms: borrowing Substitution<Number>, _ level: Int
    ) {
        let node = forms.finals[variable].node
        let rightSide = bound - forms.finals[variable].shift
        let scale = forms.finals[variable].scale
        if node == forms.constantNode || scale.isVanishing { return check(source, rightSide, level, sense, unit: 1) }
        reducedConstraints.append(
            ReducedConstraint(
                source: Int32(source), node: Int32(node), start: 0, level: Int32(level), sense: sense,
                scale: scale, unit: 1, rightSide: rightSide))
    }

    /// Records a contradiction if a required constraint without unknowns, `0 sense rightSide`, does not hold.
    private mutating func check(
        _ source: Int, _ rightSide: Number, _ level: Int, _ sense: ConstraintSense, unit: Number
    ) {
        guard level == 0, !sense.holds(rightSide, tolerance: Number.conflictTolerance * unit) else { return }
        contradictions.append(source)
    }

    private mutating func root(of node: Int) -> Int {
        var node = node
        while sets[node] != node {
            sets[node] = sets[sets[node]]
            node = sets[node]
        }
        return node
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (left, right) = (root(of: first), root(of: second))
        // The smaller index stays: blocks come in the order of their first variables.
        if left < right { sets[right] = left } else { sets[left] = right }
    }

    /// Orders columns and rows by block, terms by row and by column, and breakpoints by row.
    consuming func rows(
        of problem: borrowing Problem, _ levels: PriorityLevels, _ forms: borrowing Substitution<Number>
    ) -> SparseRows<Number> {
        var rows = SparseRows<Number>(
            sourceCount: problem.constants.count + 2 * problem.unknowns.count, levelCount: levels.count)
        placeColumns(&rows, forms)
        nameColumns(&rows, of: problem, forms)
        let rowOfReduced = placeRows(&rows)
        placeTerms(&rows, rowOfReduced)
        placeBreakpoints(&rows, rowOfReduced)
        return rows
    }

    private mutating func placeColumns(_ rows: inout SparseRows<Number>, _ forms: borrowing Substitution<Number>) {
        var blockOfNode = Indices(repeating: -1, count: forms.constantNode)
        rows.columns = Indices(repeating: -1, count: forms.constantNode)
        rows.blockColumns.reserve(forms.constantNode + 1)
        for node in 0..<forms.constantNode where forms.finals[node].node == node {
            let first = root(of: node)
            if first == node {
                blockOfNode[node] = rows.blockColumns.count
                rows.blockColumns.append(0)
            } else {
                blockOfNode[node] = blockOfNode[first]
            }
            rows.blockColumns[blockOfNode[node]] += 1
            rows.columnCount += 1
        }
        rows.blockColumns.append(0)
        rows.blockColumns.sumUp()
        rows.blocks = Indices(repeating: 0, count: rows.columnCount)
        var next = Indices(capacity: rows.blockColumns.count)
        for block in rows.blockColumns.indices { next.append(rows.blockColumns[block]) }
        for node in 0..<forms.constantNode where blockOfNode[node] >= 0 {
            let column = next[blockOfNode[node]]
            next[blockOfNode[node]] = column + 1
            rows.columns[node] = column
            rows.blocks[column] = blockOfNode[node]
        }
    }

    /// Finds the column of each variable, and the variable by which each column is chosen.
    private func nameColumns(
        _ rows: inout SparseRows<Number>, of problem: borrowing Problem, _ forms: borrowing Substitution<Number>
    ) {
        rows.firstVariables = Indices(repeating: -1, count: rows.columnCount)
        rows.turns = Indices(repeating: 1, count: rows.columnCount)
        for variable in 0..<forms.constantNode where forms.finals[variable].node != forms.constantNode {
            let column = rows.columns[forms.finals[variable].node]
            rows.columns[variable] = column
            let isFirst = problem.unknowns[variable].isChosenFirst && rows.turns[column] > 0
            if isFirst { rows.turns[column] = 0 }
            if isFirst || rows.firstVariables[column] < 0 { rows.firstVariables[column] = variable }
        }
    }

    private mutating func placeRows(_ rows: inout SparseRows<Number>) -> Indices {
        rows.blockRows = Indices(repeating: 0, count: rows.blockCount + 1)
        for place in reducedConstraints.indices where reducedConstraints[place].node < 0 {
            rows.blockRows[block(ofLong: place, rows)] += 1
        }
        rows.blockRows.sumUp()
        var next = Indices(capacity: rows.blockCount)
        for block in 0..<rows.blockCount { next.append(rows.blockRows[block]) }
        var result = Indices(capacity: reducedConstraints.count)
        for place in reducedConstraints.indices {
            let reduced = reducedConstraints[place]
            if reduced.node >= 0 {
                result.append(rows.columns[Int(reduced.node)])
            } else {
                let block = block(ofLong: place, rows)
                result.append(rows.columnCount + next[block])
                next[block] += 1
            }
            rows.rowsOfSources[Int(reduced.source)] = result[place]
        }
        return result
    }

    private func block(ofLong place: Int, _ rows: borrowing SparseRows<Number>) -> Int {
        rows.blocks[rows.columns[nodes[Int(reducedConstraints[place].start)]]]
    }

    private func placeTerms(_ rows: inout SparseRows<Number>, _ rowOfReduced: borrowing Indices) {
        var reducedOfRow = Indices(repeating: 0, count: longCount)
        for place in reducedConstraints.indices where reducedConstraints[place].node < 0 {
            reducedOfRow[rowOfReduced[place] - rows.columnCount] = place
        }
        rows.columnStarts = Indices(repeating: 0, count: rows.columnCount + 1)
        rows.termStarts.reserve(longCount + 1)
        rows.termColumns.reserve(nodes.count)
        rows.termValues.reserve(nodes.count)
        for row in 0..<longCount {
            let reduced = reducedConstraints[reducedOfRow[row]]
            rows.termStarts.append(rows.termColumns.count)
            for place in Int(reduced.start)..<Int(reduced.start) + Int(-1 - reduced.node) {
                let column = rows.columns[nodes[place]]
                rows.termColumns.append(column)
                rows.termValues.append(coefficients[place])
                rows.columnStarts[column] += 1
            }
        }
        rows.termStarts.append(rows.termColumns.count)
        rows.columnStarts.sumUp()
        rows.placeUses()
    }

    private func placeBreakpoints(_ rows: inout SparseRows<Number>, _ rowOfReduced: borrowing Indices) {
        let rowCount = rows.columnCount + longCount
        rows.breakpointStarts = Indices(repeating: 0, count: rowCount + 1)
        for place in reducedConstraints.indices { rows.breakpointStarts[rowOfReduced[place]] += 1 }
        rows.breakpointStarts.sumUp()
        var next = Indices(capacity: rowCount)
        for row in 0..<rowCount { next.append(rows.breakpointStarts[row]) }
        let empty = Breakpoint<Number>(value: 0, left: 0, right: 0, scale: 1, unit: 1, level: 0, source: 0)
        rows.breakpoints = Buffer(repeating: empty, count: reducedConstraints.count)
        for place in reducedConstraints.indices {
            let row = rowOfReduced[place]
            rows.breakpoints[next[row]] = reducedConstraints[place].breakpoint
            next[row] += 1
        }
        for row in 0..<rows.columnCount { rows.sortBreakpoints(of: row) }
    }
}
