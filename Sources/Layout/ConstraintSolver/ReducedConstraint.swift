/// The remainder of a constraint or bound after substitution.
struct ReducedConstraint<Number: SolverNumber>: BitwiseCopyable {
    var source: Int32
    /// The node of the only term, or -1 minus the number of terms.
    var node: Int32
    /// The index of its first term, if there are several.
    var start: Int32
    var level: Int32
    var sense: ConstraintSense
    var scale: Number
    var unit: Number
    var rightSide: Number

    /// The place on its row where the constraint holds exactly.
    var breakpoint: Breakpoint<Number> {
        // How much a required constraint is violated doesn't matter.
        let weight = level == 0 ? 1 : scale.size
        let isFlipped = scale < 0
        let costsBelow = sense != (isFlipped ? .greaterOrEqual : .lessOrEqual)
        let costsAbove = sense != (isFlipped ? .lessOrEqual : .greaterOrEqual)
        return Breakpoint(
            value: scale == 1 ? rightSide : rightSide / scale, left: costsBelow ? weight : 0,
            right: costsAbove ? weight : 0, scale: scale, unit: unit, level: level, source: source)
    }
}
