/// Where the error of one constraint bends, along the value of the row that the constraint belongs to.
struct Breakpoint<Number: SolverNumber>: BitwiseCopyable {
    /// The value of the row at which the constraint holds exactly.
    var value: Number
    /// The error per unit below the value, 0 for `<=`.
    var left: Number
    /// The error per unit above the value, 0 for `>=`.
    var right: Number
    /// `scale * row = the constraint's left side, less what is fixed`.
    var scale: Number
    /// The priority's place, highest first; 0 is required.
    var level: Int32
    /// The constraint, or after all constraints the bounds: two per variable, lower and upper.
    var source: Int32

    /// The slope of the error on one side.
    @inline(__always) func slope(isPassed: Bool) -> Number { isPassed ? right : -left }
}
