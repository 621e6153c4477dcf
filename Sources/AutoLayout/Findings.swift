import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

/// Turns what the solver reports in unknowns into sentences about views.
struct Findings {
    let solution: Solution
    let members: [LayoutSystem.Member]
    let index: ViewIndex

    var diagnostics: [Diagnostic] { conflicts + ambiguities }

    private var conflicts: [Diagnostic] {
        solution.conflicts.map { conflict in
            let set = conflict.rows.map(text).joined(separator: "; ")
            return Diagnostic(
                .unsatisfiable,
                "unable to satisfy at the same time: \(set); recovered by breaking \(text(conflict.broken))",
                views: unique(conflict.rows.flatMap(views)))
        }
    }

    private var ambiguities: [Diagnostic] {
        solution.ambiguous.map { ambiguous in
            let (view, part) = name(of: ambiguous.variable)
            let attribute = LayoutAttribute(rawValue: part)
            let range = [
                ambiguous.lower.map { "from \(decimal($0))" }, ambiguous.upper.map { "to \(decimal($0))" },
            ].compactMap(\.self)
            let freedom = range.isEmpty ? "anything" : range.joined(separator: " ")
            return Diagnostic(
                .ambiguous, "\(quotedIfNeeded(view)).\(part) is not determined: it may be \(freedom)", views: [view],
                attribute: attribute)
        }
    }

    private func text(_ row: Row) -> String {
        switch row {
        case .constraint(let id): return solution.problem.labels[id.index]
        case .lowerBound(let variable), .upperBound(let variable), .choice(let variable):
            let (view, part) = name(of: variable)
            return "\(quotedIfNeeded(view)).\(part) >= 0"
        }
    }

    private func views(_ row: Row) -> [String] {
        switch row {
        case .constraint(let id):
            guard let member = members.first(where: { $0.id == id }) else { return [] }
            return [member.constraint.first.item, member.constraint.second?.item].compactMap { item in
                item.map { index.nodes[index.position(of: $0)].view.id }
            }
        case .lowerBound(let variable), .upperBound(let variable), .choice(let variable):
            return [name(of: variable).view]
        }
    }

    private func name(of variable: Variable) -> (view: String, part: String) {
        let parts = ["left", "top", "width", "height"]
        return (index.nodes[variable.index / 4 + 1].view.id, parts[variable.index % 4])
    }

    private func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
