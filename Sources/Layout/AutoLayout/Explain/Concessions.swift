import LayoutSimEquations
import LayoutSimViewTree

extension Explainer {
    /// Returns the unsatisfied constraints on a view or its guides, each with the constraints that prevailed over it.
    mutating func concessions(of position: Int) -> [Explanation.Concession] {
        let session = equations.session
        let missed = equations.members.filter {
            session.error(of: $0.row) > Layout.tolerance && mentions($0.constraint, position)
        }
        return missed.enumerated().sorted {
            ($1.element.constraint.priority, $0.offset) < ($0.element.constraint.priority, $1.offset)
        }
        .map { concession($0.element) }
    }

    private func mentions(_ constraint: Constraint, _ position: Int) -> Bool {
        [constraint.first.item, constraint.second?.item].contains { item in
            item.map { tree.index.position(of: $0) == position } ?? false
        }
    }

    private mutating func concession(_ member: LayoutMember) -> Explanation.Concession {
        let winners = causes(holding: member.row)
        let session = equations.session
        return Explanation.Concession(
            text: "\(names.named(member.constraint))", constraint: member.constraint, source: member.source,
            error: session.error(of: member.row), isBroken: session.conflicts.contains { $0.broken == member.row },
            winners: winners.map(link))
    }
}
