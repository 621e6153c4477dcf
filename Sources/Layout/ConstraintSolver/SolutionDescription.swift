extension Solution: CustomStringConvertible {
    /// The status, values, levels with their total errors, violated constraints, undetermined values, and conflicts, as
    /// lines.
    public var description: String {
        ([status.rawValue] + valueLines + levelLines + violationLines + ambiguityLines + conflictLines)
            .joined(separator: "\n")
    }

    private var valueLines: [String] {
        problem.variables.map { "  \(problem.name(of: $0)) = \(self[$0].shortest)" }
    }

    private var levelLines: [String] {
        levels.map { "level \($0.priority.shortest): total error \($0.totalError.shortest)" }
    }

    private var violationLines: [String] {
        violated.map { "gave way: \(problem.label(of: .constraint($0))) by \(error(of: $0).shortest)" }
    }

    private var ambiguityLines: [String] {
        ambiguityRanges.map {
            let lower = $0.lower?.shortest ?? "-infinity"
            return "ambiguous: \(problem.name(of: $0.variable)) in \(lower)...\($0.upper?.shortest ?? "infinity")"
        }
    }

    private var conflictLines: [String] {
        conflicts.map { conflict in
            let members = conflict.rows.map(problem.label(of:)).joined(separator: ", ")
            return "conflict: \(members); broke \(problem.label(of: conflict.broken))"
        }
    }
}
