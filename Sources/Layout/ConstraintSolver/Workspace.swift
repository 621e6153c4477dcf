/// Scratch storage of the engine's inner loops; always left cleared.
struct Workspace<Number: SolverNumber>: ~Copyable {
    /// The rate at which a row moves, and whether it is listed in `movingRows`.
    struct Motion: BitwiseCopyable {
        var rate: Number = 0
        var isListed = false
    }

    /// By column.
    var gradient: Buffer<Number>
    var step: Buffer<Number>
    /// By slot.
    var rightSide: Buffer<Number>
    var multipliers: Buffer<Number>
    var leftSlopes: Buffer<Number>
    var rightSlopes: Buffer<Number>
    var isTouched: Buffer<Bool>
    var touchedSlots: Indices
    /// By row.
    var motions: Buffer<Motion>
    var movingRows: Indices
    /// By column, for the starting basis: the row matched with it, the last search that visited it, whether no search
    /// can succeed through it, and the level of its own strongest constraint.
    var owners: Indices
    var seen: Indices
    var isExhausted: Buffer<Bool>
    var strengths: Indices
    var searchCount = 0
    var pathRows: Indices
    var pathTerms: Indices
    /// Breakpoints of a block by level.
    var items: Buffer<LevelItem>
    var sortedItems: Buffer<LevelItem>
    var levelStarts: Indices
    var candidates: Buffer<RatioTestCandidate<Number>>
    /// By row, while the optimal face is searched: the limits of its motion.
    var lowerLimits: Buffer<Number?>
    var upperLimits: Buffer<Number?>
    /// Reduced costs up to this size count as rounding errors on the level that is optimized.
    var costTolerance: Number = 0
    var lastOpenSlot = 0

    init(rowCount: Int, columnCount: Int, levelCount: Int, itemCount: Int) {
        gradient = Buffer(repeating: 0, count: columnCount)
        step = Buffer(repeating: 0, count: columnCount)
        rightSide = Buffer(repeating: 0, count: columnCount)
        multipliers = Buffer(repeating: 0, count: columnCount)
        leftSlopes = Buffer(repeating: 0, count: columnCount)
        rightSlopes = Buffer(repeating: 0, count: columnCount)
        isTouched = Buffer(repeating: false, count: columnCount)
        touchedSlots = Indices(capacity: columnCount)
        motions = Buffer(repeating: Motion(), count: rowCount)
        movingRows = Indices(capacity: rowCount)
        owners = Indices(repeating: -1, count: columnCount)
        seen = Indices(repeating: -1, count: columnCount)
        isExhausted = Buffer(repeating: false, count: columnCount)
        strengths = Indices(repeating: -1, count: columnCount)
        pathRows = Indices()
        pathTerms = Indices()
        items = Buffer(capacity: itemCount)
        sortedItems = Buffer(capacity: itemCount)
        levelStarts = Indices(repeating: 0, count: levelCount + 2)
        candidates = Buffer()
        lowerLimits = Buffer()
        upperLimits = Buffer()
    }
}

/// A row or breakpoint that is being sorted by level.
struct LevelItem: BitwiseCopyable {
    var level: Int32
    var row: Int32
    /// The index of the breakpoint among those of its row.
    var offset: Int32
}
