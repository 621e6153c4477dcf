import LayoutSimViewTree

/// A constraint that takes part in a layout, and who asked for it.
struct LayoutMember {
    var constraint: Constraint
    var source: SolvedConstraint.Source

    init(_ constraint: Constraint, _ source: SolvedConstraint.Source) {
        self.constraint = constraint
        self.source = source
    }
}
