import LayoutSimConstraintSolver
import LayoutSimViewTree

extension Explainer {
    /// The constraints that speak of a view or its guides and are not met, each with those that it gave way to.
    mutating func concessions(of position: Int) -> [Explanation.Concession] {
        let missed = zip(system.ids, system.members).filter { id, member in
            solution.error(of: id) > Layout.tolerance && speaks(member.constraint, of: position)
        }
        return missed.enumerated().sorted {
            ($1.element.1.constraint.priority, $0.offset) < ($0.element.1.constraint.priority, $1.offset)
        }
        .map { concession($0.element.0, $0.element.1) }
    }

    private func speaks(_ constraint: Constraint, of position: Int) -> Bool {
        [constraint.first.item, constraint.second?.item].contains { item in
            item.map { tree.index.position(of: $0) == position } ?? false
        }
    }

    private mutating func concession(_ id: ConstraintID, _ member: LayoutMember) -> Explanation.Concession {
        let weights = solution.problem[id].terms.map { (unknown: $0.variable.index, weight: $0.coefficient) }
        let causes = causes(of: weights).filter { $0.row != .constraint(id) }
        return Explanation.Concession(
            text: "\(names.constraint(member.constraint))", constraint: member.constraint, source: member.source,
            error: solution.error(of: id), isBroken: solution.conflicts.contains { $0.broken == .constraint(id) },
            winners: causes.map { link($0.row, $0.multiplier) })
    }
}
