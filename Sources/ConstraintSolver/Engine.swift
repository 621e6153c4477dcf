/// What is known of a block once it is solved.
struct BlockState: BitwiseCopyable {
    /// How many slots are open after all levels.
    var openCount = 0
    /// With open slots: whether no free row was at a breakpoint when a solution was chosen.
    var isStrict = false
    /// How often the values were moved along with constants since they were computed.
    var shiftCount = 0
}

/// The simplex method on convex piecewise linear rows, block by block, level by level.
///
/// In a block of n columns, n independent rows *hold* the solution in its place (the nonbasic ones): each is at a value of
/// its own, mostly a breakpoint. Every other row is *free* (basic) and lies in a *segment*: the number of its breakpoints
/// that it has passed. A holding row touches two segments, `low` on its left and `high` on its right.
///
/// What only reads is inlined or belongs to `Rows`: the compiler passes a borrowed engine as a copy of its two kilobytes.
struct Engine<Number: SolverNumber>: ~Copyable {
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
    var blocks: Buffer<BlockState>
    var isAmbiguous: Buffer<Bool>
    /// The variables of ambiguous columns, as long as no block was searched since.
    var knownAmbiguousVariables: [Variable]?
    /// By ambiguous column, once asked for: what it may be.
    var lowerEnds: Buffer<Number?>
    var upperEnds: Buffer<Number?>
    /// Required constraints and bounds that do not hold.
    var violated: [Int]
    /// By source: whether its row held before an edit; empty without a former solution.
    var hints: Buffer<Bool>
    /// Whether rounding errors made a holding row depend on others during a search.
    var isRepaired = false
    /// The number of exchanges since the start.
    var pivotCount = 0

    var work: EngineWork<Number>

    init(_ problem: borrowing Problem, levels: Levels, broken: [Int], hints: consuming Buffer<Bool>) {
        forms = Substitution(variableCount: problem.unknowns.count)
        forms.absorb(problem) { row in
            problem.entries[row].isPresent && problem.entries[row].priority >= LinearConstraint.required
                && !broken.contains(row)
        }
        forms.finish()
        var lowering = Lowering<Number>(problem)
        lowering.read(problem, levels, forms, broken: broken)
        violated = lowering.contradictions
        rows = lowering.rows(of: problem, levels, forms)
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
        blocks = Buffer(repeating: BlockState(), count: rows.blockCount)
        isAmbiguous = Buffer(repeating: false, count: columnCount)
        lowerEnds = Buffer()
        upperEnds = Buffer()
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
                factor(block, isStart: true)
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
        assert(isOptimal(block), "an open direction costs, or a closed one pays")
        noteViolations(block)
        if blocks[block].openCount > 0 { settle(block) }
        assert(isConsistent(block), "the rows of a block are not where they are held")
    }

    /// The values by variable of the problem.
    @inline(__always) func variableValues() -> [Number] {
        unsafe [Number](unsafeUninitializedCapacity: forms.constantNode) { list, count in
            count = forms.constantNode
            for variable in 0..<count { unsafe list.initializeElement(at: variable, to: value(of: variable)) }
        }
    }

    /// The value of a variable of the problem.
    @inline(__always) func value(of variable: Int) -> Number {
        let form = forms.finals[variable]
        let column = rows.columns[variable]
        return column < 0 ? form.shift : form.scale * values[column] + form.shift
    }
}
