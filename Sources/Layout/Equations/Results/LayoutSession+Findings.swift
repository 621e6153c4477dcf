import LayoutSimConstraintSolver

/// An irreducible infeasible subsystem of required constraints, and its broken member.
package struct SessionConflict: Hashable, Sendable {
    /// The rows: bounds first, then constraints in their turn.
    package let rows: [SessionRow]
    /// The broken constraint: it holds as far as the others allow, before all optional ones.
    package let broken: SessionRow
}

/// An unknown with more than one possible value.
package struct AmbiguousUnknown: Hashable, Sendable {
    /// The unknown.
    package let name: UnknownName
    /// The lower end of its interval in points; `nil` if unbounded.
    package let lower: Double?
    /// The upper end of its interval in points; `nil` if unbounded.
    package let upper: Double?
}

extension LayoutSession {
    /// The conflicts between required constraints, in the order in which they were found.
    package var conflicts: [SessionConflict] {
        guard let system, let solution = system.solution else { return [] }
        return solution.conflicts.map { conflict in
            SessionConflict(rows: conflict.rows.map(system.row), broken: system.row(of: conflict.broken))
        }
    }

    /// The unknowns with more than one possible value, views in preorder, then guides.
    package var ambiguousUnknowns: [UnknownName] {
        guard let system, let solution = system.solution else { return [] }
        return solution.ambiguousVariables.map { system.numbering.name(of: $0.index, in: system.order) }
    }

    /// The ambiguous unknowns with their intervals; this takes two optimizations each.
    package var ambiguityRanges: [AmbiguousUnknown] {
        guard let system, let solution = system.solution else { return [] }
        return solution.ambiguityRanges.map {
            AmbiguousUnknown(
                name: system.numbering.name(of: $0.variable.index, in: system.order), lower: $0.lower, upper: $0.upper)
        }
    }

    /// Returns the error of a constraint in points; 0 if it holds or does not take part.
    package func error(of row: SessionRow) -> Double { system?.error(of: row) ?? 0 }

    /// Returns the slack of an inequality in points; 0 if it is tight, violated or does not take part.
    package func slack(of row: SessionRow) -> Double { system?.slack(of: row) ?? 0 }

    /// The content constraints, innermost views first; for each view, widths before heights and hugging before
    /// compression resistance.
    package var contentConstraints: [ContentConstraint] { system?.contents ?? [] }
}
