/// The state of a block once it is solved.
struct BlockState: BitwiseCopyable {
    /// The number of slots that are open after all levels.
    var openCount = 0
    /// Whether no basic row was at a breakpoint when the solution was chosen; meaningful with open slots only.
    var isStrict = false
    /// The number of times that changed constants have shifted the values since they were last computed from scratch.
    var shiftCount = 0
}

/// The simplex method on convex piecewise linear rows, block by block, level by level.
///
/// In a block of n columns, n independent rows are *nonbasic*: each is fixed at a value, usually one of its
/// breakpoints, and together they determine the solution. Every other row is *basic* and lies in a *segment* between
/// breakpoints, numbered by how many breakpoints are below it. A nonbasic row touches two segments, `low` on its left
/// and `high` on its right.
///
/// Functions that only read are inlined or belong to `SparseRows`, because the compiler copies all two kilobytes of a
/// borrowed engine.
struct Engine<Number: SolverNumber>: ~Copyable {
    var forms: Substitution<Number>
    var rows: SparseRows<Number>
    var factors: Factorization<Number>
    /// The block that `factors` belongs to, or -1.
    var factoredBlock = -1

    /// By row: its value; for a nonbasic row the value at which it is fixed.
    var values: Buffer<Number>
    /// By row: its slot if it is nonbasic, otherwise -1.
    var slots: Indices
    var low: Indices
    var high: Indices
    /// By slot: its nonbasic row.
    var rowOfSlot: Indices
    /// By slot: whether its row may still move left, or right, at no cost.
    var isOpenLeft: Buffer<Bool>
    var isOpenRight: Buffer<Bool>
    var blocks: Buffer<BlockState>
    var isAmbiguous: Buffer<Bool>
    /// The variables of ambiguous columns, cached until a block is solved again.
    var knownAmbiguousVariables: [Variable]?
    /// By ambiguous column: the ends of its interval, computed on demand.
    var lowerEnds: Buffer<Number?>
    var upperEnds: Buffer<Number?>
    /// The required constraints and bounds that do not hold.
    var violated: [Int]
    /// By source: whether its row was nonbasic before an edit; empty without an earlier solution to warm-start from.
    var warmStart: Buffer<Bool>
    /// Whether a dependent nonbasic row was replaced since the search began.
    var isRepaired = false
    /// The number of pivots since the start.
    var pivotCount = 0

    var work: Workspace<Number>

    init(_ problem: borrowing Problem, levels: PriorityLevels, broken: [Int], warmStart: consuming Buffer<Bool>) {
        forms = Substitution(variableCount: problem.unknowns.count)
        forms.absorb(problem) { row in
            problem.entries[row].isPresent && problem.entries[row].priority >= LinearConstraint.required
                && !broken.contains(row)
        }
        forms.finish()
        var assembly = RowAssembly<Number>(problem)
        assembly.read(problem, levels, forms, broken: broken)
        violated = assembly.contradictions
        rows = assembly.rows(of: problem, levels, forms)
        self.warmStart = warmStart
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
        work = Workspace(
            rowCount: rowCount, columnCount: columnCount, levelCount: levels.count,
            itemCount: max(rows.breakpoints.count, rowCount))
    }

    func columns(of block: Int) -> Range<Int> { rows.blockColumns[block]..<rows.blockColumns[block + 1] }

    /// Returns the rows of a block that have several terms; row numbers start with the columns.
    func longRows(of block: Int) -> Range<Int> {
        rows.columnCount + rows.blockRows[block]..<rows.columnCount + rows.blockRows[block + 1]
    }

    /// Solves all blocks from scratch.
    mutating func solve() {
        for block in 0..<rows.blockCount {
            if columns(of: block).count == 1, longRows(of: block).isEmpty {
                solveSingleColumn(rows.blockColumns[block])
            } else {
                chooseStartingBasis(block)
                factor(block, isStart: true)
                optimizeFromBasis(block)
            }
        }
    }

    /// Optimizes a block, starting from its current basis.
    mutating func optimizeFromBasis(_ block: Int) {
        computeValues(block)
        let before = pivotCount
        optimize(block)
        if pivotCount != before { computeValues(block) }
        assert(isOptimal(block), "a block is not optimal on every level")
        if blocks[block].openCount > 0 { breakTies(block) }
        // Those of the chosen solution: which conflict is found must not depend on the path to it.
        noteViolations(block)
        assert(isConsistent(block), "the rows of a block contradict its basis")
    }

    /// Returns the values of the problem's variables.
    @inline(__always) func variableValues() -> [Number] {
        unsafe [Number](unsafeUninitializedCapacity: forms.constantNode) { list, count in
            count = forms.constantNode
            for variable in 0..<count { unsafe list.initializeElement(at: variable, to: value(of: variable)) }
        }
    }

    /// Returns the value of a variable of the problem.
    @inline(__always) func value(of variable: Int) -> Number {
        let form = forms.finals[variable]
        let column = rows.columns[variable]
        return column < 0 ? form.shift : form.scale * values[column] + form.shift
    }
}
