/// The simplex method on convex piecewise linear rows, block by block, level by level.
///
/// In a block of n columns, n independent rows *hold* the solution in its place (the nonbasic ones): each is at a value of
/// its own, mostly a breakpoint. Every other row is *free* (basic) and lies in a *segment*: the number of its breakpoints
/// that it has passed. A holding row touches two segments, `low` on its left and `high` on its right.
struct Engine<Number: SolverNumber>: ~Copyable {
    let levelCount: Int
    var forms: Substitution<Number>
    var rows: Rows<Number>
    var factors: Factorization<Number>
    /// The block that `factors` belongs to, or -1.
    var factoredBlock = -1

    /// By row: its value; for a holding row the value it holds.
    var values: Buffer<Number>
    /// By row: the slot in which it holds, or -1.
    var slots: Indices
    var low: Indices
    var high: Indices
    /// By slot: the row that holds there.
    var rowOfSlot: Indices
    /// By slot: whether its row may still move at no cost.
    var isOpenLeft: Buffer<Bool>
    var isOpenRight: Buffer<Bool>
    /// By block: how many slots are open after all levels.
    var openCounts: Indices
    /// By block with open slots: whether no free row was at a breakpoint when a solution was chosen.
    var isStrict: Buffer<Bool>
    /// By column, for ambiguous ones: what it may be.
    var isAmbiguous: Buffer<Bool>
    /// The variables of ambiguous columns, as long as no block was searched since.
    var knownUndetermined: [Variable]?
    var lowerEnds: Buffer<Number?>
    var upperEnds: Buffer<Number?>
    /// Required constraints and bounds that do not hold.
    var violated: [Int]
    /// By source: whether its row held before an edit; empty without a former solution.
    var hints: Buffer<Bool>
    /// Whether rounding errors made a holding row depend on others during a search.
    var isRepaired = false
    /// How often the values were moved along with constants since they were computed.
    var shiftsSinceComputing = 0
    /// The number of exchanges since the start.
    var pivotCount = 0

    var work: EngineWork<Number>

    init(_ problem: borrowing Problem, levels: Levels, broken: [Int], hints: consuming Buffer<Bool>) {
        levelCount = levels.count
        forms = Substitution(variableCount: problem.names.count)
        forms.absorb(problem) { row in
            problem.isPresent[row] && problem.priorities[row] >= LinearConstraint.required && !broken.contains(row)
        }
        forms.finish()
        var lowering = Lowering<Number>(problem)
        lowering.read(problem, levels, forms, broken: broken)
        violated = lowering.contradictions
        rows = lowering.rows(of: problem, forms)
        self.hints = hints
        let (rowCount, columnCount) = (rows.rowCount, rows.columnCount)
        factors = Factorization(columnCount: columnCount)
        values = Buffer(repeating: 0, count: rowCount)
        slots = Indices(repeating: -1, count: rowCount)
        low = Indices(repeating: 0, count: rowCount)
        high = Indices(repeating: 0, count: rowCount)
        rowOfSlot = Indices(repeating: -1, count: columnCount)
        isOpenLeft = Buffer(repeating: false, count: columnCount)
        isOpenRight = Buffer(repeating: false, count: columnCount)
        openCounts = Indices(repeating: 0, count: rows.blockCount)
        isStrict = Buffer(repeating: false, count: rows.blockCount)
        isAmbiguous = Buffer(repeating: false, count: columnCount)
        lowerEnds = Buffer(repeating: nil, count: columnCount)
        upperEnds = Buffer(repeating: nil, count: columnCount)
        work = EngineWork(
            rowCount: rowCount, columnCount: columnCount, levelCount: levels.count,
            itemCount: max(rows.breakpoints.count, rowCount))
    }

    func columns(of block: Int) -> Range<Int> { rows.blockColumns[block]..<rows.blockColumns[block + 1] }

    /// The rows of several terms of a block, counted with the columns before them.
    func longRows(of block: Int) -> Range<Int> {
        rows.columnCount + rows.blockRows[block]..<rows.columnCount + rows.blockRows[block + 1]
    }

    /// Solves all blocks from the start.
    mutating func solve() {
        for block in 0..<rows.blockCount {
            if columns(of: block).count == 1, longRows(of: block).isEmpty {
                solveAlone(rows.blockColumns[block])
            } else {
                crash(block)
                factor(block)
                solveHeld(block)
            }
        }
    }

    /// Optimises a block from the rows that hold now.
    mutating func solveHeld(_ block: Int) {
        computeValues(block)
        let before = pivotCount
        optimize(block)
        if pivotCount != before { computeValues(block) }
        noteViolations(block)
        if openCounts[block] > 0 { settle(block) }
    }

    func appendValues(to list: inout [Number]) {
        for variable in 0..<forms.constantNode { list.append(value(of: variable)) }
    }

    /// The value of a variable of the problem.
    func value(of variable: Int) -> Number {
        let node = forms.finalNodes[variable]
        if node == forms.constantNode { return forms.finalShifts[variable] }
        return forms.finalScales[variable] * values[rows.columns[node]] + forms.finalShifts[variable]
    }
}
