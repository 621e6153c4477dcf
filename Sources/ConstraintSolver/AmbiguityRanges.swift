extension Solution {
    /// The variables with more than one possible value and what they may be, in the order of adding.
    ///
    /// The intervals are computed at each call, with two optimisations for each variable.
    public var ambiguityRanges: [AmbiguousVariable] {
        if ambiguousVariables.isEmpty { return [] }
        let broken = conflicts.map { problem.source(of: $0.broken) }
        var engine = Engine<Double>(
            problem, levels: Levels(problem, broken: broken), broken: broken, hints: Buffer())
        engine.solve()
        return engine.intervals().map {
            AmbiguousVariable(variable: Variable(index: $0.variable), lower: $0.lower, upper: $0.upper)
        }
    }
}
