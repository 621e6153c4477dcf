import LayoutSimNotation
import LayoutSimConstraintSolver
import LayoutSimViewTree

/// Turns what the solver reports in unknowns into sentences about views.
struct Findings {
    private let solution: Solution
    private let system: LayoutSystem
    private let index: ViewIndex
    private let names: Names

    init(_ run: LayoutRun) {
        solution = run.solution
        system = run.system
        index = run.tree.index
        names = Names(run.tree.index)
    }

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

    /// Where more is ambiguous, nobody reads how much, and finding it takes time by the square of their number.
    private static let mostRanges = 100

    private var ambiguities: [Diagnostic] {
        guard solution.ambiguousVariables.count <= Findings.mostRanges else {
            return solution.ambiguousVariables.compactMap { ambiguity(of: $0, freedom: "") }
        }
        return solution.ambiguityRanges.compactMap { ambiguous in
            let range = [
                ambiguous.lower.map { "from \(decimal($0))" }, ambiguous.upper.map { "to \(decimal($0))" },
            ].compactMap(\.self)
            let freedom = range.isEmpty ? "anything" : range.joined(separator: " ")
            return ambiguity(of: ambiguous.variable, freedom: ": it may be \(freedom)")
        }
    }

    private func ambiguity(of variable: Variable, freedom: String) -> Diagnostic? {
        let unknown = system.unknowns.name(of: variable.index, in: index)
        guard !isOfStack(unknown.item) else { return nil }
        return Diagnostic(
            .ambiguous, "\(text(unknown)) is not determined\(freedom)", views: [owner(unknown.item)],
            attribute: unknown.attribute)
    }

    /// Guides of stack views are the system's own.
    private func isOfStack(_ item: LayoutItem) -> Bool {
        guard case .guide(.custom(let name), let owner) = item else { return false }
        return !index.nodes[index.position(of: owner)].view.layoutGuides.contains(name)
    }

    private func text(_ row: Row) -> String {
        switch row {
        case .constraint(let id):
            guard let member = member(id) else { return "" }
            let suffix = member.source == .screen ? "" : " (\(member.source.words))"
            return "\(names.constraint(member.constraint))\(suffix)"
        case .lowerBound(let variable), .upperBound(let variable), .choice(let variable):
            return "\(text(system.unknowns.name(of: variable.index, in: index))) >= 0"
        }
    }

    private func text(_ unknown: Unknowns.Name) -> String {
        "\(names.item(unknown.item)).\(unknown.part.rawValue)"
    }

    private func views(_ row: Row) -> [String] {
        switch row {
        case .constraint(let id):
            guard let constraint = member(id)?.constraint else { return [] }
            return [constraint.first.item, constraint.second?.item].compactMap { $0.map(owner) }
        case .lowerBound(let variable), .upperBound(let variable), .choice(let variable):
            return [owner(system.unknowns.name(of: variable.index, in: index).item)]
        }
    }

    private func member(_ id: ConstraintID) -> LayoutMember? {
        system.ids.firstIndex(of: id).map { system.members[$0] }
    }

    private func owner(_ item: LayoutItem) -> String {
        index.nodes[index.position(of: item)].view.id
    }

    private func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension SolvedConstraint.Source {
    /// Who asked for it, in a word for people.
    var words: String {
        switch self {
        case .screen: "screen"
        case .stack: "stack view"
        case .autoresizing: "autoresizing mask"
        case .hugging: "hugging"
        case .compressionResistance: "compression resistance"
        }
    }
}
