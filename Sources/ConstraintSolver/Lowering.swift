/// Lowers a problem to `Rows`: forms by substitution, one pass over the terms, blocks by union, places by counting.
struct Lowering<Number: SolverNumber>: ~Copyable {
    /// A constraint or bound with what is left of it after substitution.
    private struct Remainder: BitwiseCopyable {
        var source: Int32
        /// The node of the only term, or -1 minus the number of terms.
        var node: Int32
        /// The first of its terms, for several.
        var start: Int32
        var level: Int32
        var relation: Relation
        var scale: Number
        var rest: Number
    }

    private var remainders: Buffer<Remainder>
    private var nodes: Indices
    private var coefficients: Buffer<Number>
    private var marks: Indices
    private var sets: Indices
    private(set) var longCount = 0
    /// Required constraints and bounds without an unknown that do not hold.
    private(set) var contradictions: [Int] = []

    init(_ problem: borrowing Problem) {
        remainders = Buffer(capacity: problem.constants.count + problem.unknowns.count)
        nodes = Indices(capacity: problem.terms.count)
        coefficients = Buffer(capacity: problem.terms.count)
        marks = Indices(repeating: -1, count: problem.unknowns.count)
        sets = Indices(capacity: problem.unknowns.count)
        for variable in problem.unknowns.indices { sets.append(variable) }
    }

    /// Takes in all constraints and bounds.
    mutating func read(
        _ problem: borrowing Problem, _ levels: Levels, _ forms: borrowing Substitution<Number>, broken: [Int]
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
            for relation in [Relation.greaterOrEqual, .lessOrEqual] {
                let isLower = relation == .greaterOrEqual
                let bound = isLower ? problem.unknowns[variable].lower : problem.unknowns[variable].upper
                guard bound.isFinite else { continue }
                let source = problem.constants.count + 2 * variable + (isLower ? 0 : 1)
                let level = !broken.isEmpty && broken.contains(source) ? belowRequired : 0
                readBound(source, variable, Number(bound), relation, forms, level)
            }
        }
    }

    private mutating func read(
        _ row: Int, of problem: borrowing Problem, _ forms: borrowing Substitution<Number>, level: Int
    ) {
        let start = nodes.count
        var rest = Number(problem.constants[row])
        for place in problem.terms(of: row) {
            let variable = problem.terms[place].variable.index
            let coefficient = Number(problem.terms[place].coefficient)
            let node = forms.finals[variable].node
            rest -= coefficient * forms.finals[variable].shift
            if node == forms.constantNode { continue }
            let scaled = coefficient * forms.finals[variable].scale
            let mark = marks[node]
            if mark >= start {
                coefficients[mark] += scaled
            } else {
                marks[node] = nodes.count
                nodes.append(node)
                coefficients.append(scaled)
            }
        }
        dropNegligible(from: start)
        finish(row, start, rest, level, problem.entries[row].relation)
    }

    private mutating func dropNegligible(from start: Int) {
        var kept = start
        for place in start..<nodes.count {
            let isNegligible = coefficients[place].isNegligible
            if isNegligible { marks[nodes[place]] = -1 }
            guard !isNegligible else { continue }
            if kept != place {
                nodes[kept] = nodes[place]
                coefficients[kept] = coefficients[place]
                // A mark behind the row's end would be read as one of the next row.
                marks[nodes[kept]] = kept
            }
            kept += 1
        }
        for _ in kept..<nodes.count {
            _ = nodes.removeLast()
            _ = coefficients.removeLast()
        }
    }

    private mutating func finish(_ source: Int, _ start: Int, _ rest: Number, _ level: Int, _ relation: Relation) {
        let count = nodes.count - start
        if count == 0 { return check(source, rest, level, relation) }
        var remainder = Remainder(
            source: Int32(source), node: Int32(-1 - count), start: Int32(start), level: Int32(level),
            relation: relation, scale: 1, rest: rest)
        if count == 1 {
            remainder.node = Int32(nodes.removeLast())
            remainder.scale = coefficients.removeLast()
            marks[Int(remainder.node)] = -1
        } else {
            longCount += 1
            let first = root(of: nodes[start])
            for place in start + 1..<nodes.count { join(first, nodes[place]) }
        }
        remainders.append(remainder)
    }

    private mutating func readBound(
        _ source: Int, _ variable: Int, _ bound: Number, _ relation: Relation,
        _ forms: borrowing Substitution<Number>, _ level: Int
    ) {
        let node = forms.finals[variable].node
        let rest = bound - forms.finals[variable].shift
        let scale = forms.finals[variable].scale
        if node == forms.constantNode || scale.isNegligible { return check(source, rest, level, relation) }
        remainders.append(
            Remainder(
                source: Int32(source), node: Int32(node), start: 0, level: Int32(level), relation: relation,
                scale: scale, rest: rest))
    }

    /// A constraint without an unknown reads `0 relation rest`.
    private mutating func check(_ source: Int, _ rest: Number, _ level: Int, _ relation: Relation) {
        if level == 0, !relation.holds(rest) { contradictions.append(source) }
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

    /// Lays out columns by block, rows by block, terms by row and by column, breakpoints by row.
    consuming func rows(
        of problem: borrowing Problem, _ levels: Levels, _ forms: borrowing Substitution<Number>
    ) -> Rows<Number> {
        var rows = Rows<Number>(
            sourceCount: problem.constants.count + 2 * problem.unknowns.count, levelCount: levels.count)
        placeColumns(&rows, forms)
        let rowOfRemainder = placeRows(&rows)
        placeTerms(&rows, rowOfRemainder)
        placeBreakpoints(&rows, rowOfRemainder)
        return rows
    }

    private mutating func placeColumns(_ rows: inout Rows<Number>, _ forms: borrowing Substitution<Number>) {
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
        rows.firstVariables = Indices(repeating: -1, count: rows.columnCount)
        for variable in 0..<forms.constantNode where forms.finals[variable].node != forms.constantNode {
            let column = rows.columns[forms.finals[variable].node]
            rows.columns[variable] = column
            if rows.firstVariables[column] < 0 { rows.firstVariables[column] = variable }
        }
    }

    private mutating func placeRows(_ rows: inout Rows<Number>) -> Indices {
        rows.blockRows = Indices(repeating: 0, count: rows.blockCount + 1)
        for place in remainders.indices where remainders[place].node < 0 {
            rows.blockRows[block(ofLong: place, rows)] += 1
        }
        rows.blockRows.sumUp()
        var next = Indices(capacity: rows.blockCount)
        for block in 0..<rows.blockCount { next.append(rows.blockRows[block]) }
        var result = Indices(capacity: remainders.count)
        for place in remainders.indices {
            let remainder = remainders[place]
            if remainder.node >= 0 {
                result.append(rows.columns[Int(remainder.node)])
            } else {
                let block = block(ofLong: place, rows)
                result.append(rows.columnCount + next[block])
                next[block] += 1
            }
            rows.rowsOfSources[Int(remainder.source)] = result[place]
        }
        return result
    }

    private func block(ofLong place: Int, _ rows: borrowing Rows<Number>) -> Int {
        rows.blocks[rows.columns[nodes[Int(remainders[place].start)]]]
    }

    private func placeTerms(_ rows: inout Rows<Number>, _ rowOfRemainder: borrowing Indices) {
        var remainderOfRow = Indices(repeating: 0, count: longCount)
        for place in remainders.indices where remainders[place].node < 0 {
            remainderOfRow[rowOfRemainder[place] - rows.columnCount] = place
        }
        rows.columnStarts = Indices(repeating: 0, count: rows.columnCount + 1)
        rows.termStarts.reserve(longCount + 1)
        rows.termColumns.reserve(nodes.count)
        rows.termValues.reserve(nodes.count)
        for row in 0..<longCount {
            let remainder = remainders[remainderOfRow[row]]
            rows.termStarts.append(rows.termColumns.count)
            for place in Int(remainder.start)..<Int(remainder.start) + Int(-1 - remainder.node) {
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

    private func placeBreakpoints(_ rows: inout Rows<Number>, _ rowOfRemainder: borrowing Indices) {
        let rowCount = rows.columnCount + longCount
        rows.breakpointStarts = Indices(repeating: 0, count: rowCount + 1)
        for place in remainders.indices { rows.breakpointStarts[rowOfRemainder[place]] += 1 }
        rows.breakpointStarts.sumUp()
        var next = Indices(capacity: rowCount)
        for row in 0..<rowCount { next.append(rows.breakpointStarts[row]) }
        let empty = Breakpoint<Number>(value: 0, left: 0, right: 0, scale: 1, level: 0, source: 0)
        rows.breakpoints = Buffer(repeating: empty, count: remainders.count)
        for place in remainders.indices {
            let row = rowOfRemainder[place]
            rows.breakpoints[next[row]] = breakpoint(remainders[place])
            next[row] += 1
        }
        for row in 0..<rows.columnCount { rows.sortBreakpoints(of: row) }
    }

    private func breakpoint(_ remainder: Remainder) -> Breakpoint<Number> {
        let weight = remainder.scale.size
        let isFlipped = remainder.scale < 0
        let costsBelow = remainder.relation != (isFlipped ? .greaterOrEqual : .lessOrEqual)
        let costsAbove = remainder.relation != (isFlipped ? .lessOrEqual : .greaterOrEqual)
        return Breakpoint(
            value: remainder.scale == 1 ? remainder.rest : remainder.rest / remainder.scale,
            left: costsBelow ? weight : 0, right: costsAbove ? weight : 0,
            scale: remainder.scale, level: remainder.level, source: remainder.source)
    }
}
