import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

/// The equations of a screen, and the solver that keeps its basis from pass to pass.
struct LayoutSystem {
    struct Member {
        var constraint: Constraint
        var source: SolvedConstraint.Source
        var id: ConstraintID
    }

    private(set) var members: [Member] = []
    private var solver: Solver

    /// Adds every constraint at the values of a first pass.
    init(_ constraints: [(constraint: Constraint, source: SolvedConstraint.Source)], lowering: Lowering) {
        var problem = Problem()
        let variables = LayoutSystem.addVariables(for: lowering.index, to: &problem)
        for (constraint, source) in constraints {
            let form = lowering.form(of: constraint)
            let id = problem.add(
                LinearConstraint(
                    "\(constraint)",
                    form.terms.map { LayoutSimConstraintSolver.Term(variables[$0.variable], $0.coefficient) },
                    Relation(constraint.relation), -form.constant, priority: LayoutSystem.level(of: constraint, source),
                    origin: LayoutSystem.origin(of: constraint, source, in: lowering.index)))
            members.append(Member(constraint: constraint, source: source, id: id))
        }
        solver = Solver(problem)
    }

    /// Replaces the constants, which a new pass measured anew; relations and priorities stay.
    mutating func update(_ constraints: [(constraint: Constraint, source: SolvedConstraint.Source)], lowering: Lowering)
    {
        precondition(constraints.count == members.count, "a new pass has the constraints of the first one")
        for (place, member) in constraints.enumerated() {
            members[place].constraint = member.constraint
            solver.setConstant(-lowering.form(of: member.constraint).constant, of: members[place].id)
        }
    }

    mutating func solve() -> Solution {
        solver.solve()
    }

    private static func addVariables(for index: ViewIndex, to problem: inout Problem) -> [Variable] {
        index.nodes.dropFirst().flatMap { node in
            [
                problem.addVariable("\(node.view.id).left"),
                problem.addVariable("\(node.view.id).top"),
                problem.addVariable("\(node.view.id).width", lower: 0),
                problem.addVariable("\(node.view.id).height", lower: 0),
            ]
        }
    }

    /// A content's own size is never required: at 1000 it gave way silently to a required width [logged, iOS 7].
    private static func level(of constraint: Constraint, _ source: SolvedConstraint.Source) -> Double {
        let priority = Double(constraint.priority.rawValue)
        return source == .screen ? priority : min(priority, LinearConstraint.belowRequired)
    }

    private static func origin(
        of constraint: Constraint, _ source: SolvedConstraint.Source, in index: ViewIndex
    ) -> ConstraintOrigin {
        guard source == .screen else { return .system }
        guard let second = constraint.second else {
            return constraint.relation == .lessThanOrEqual ? .other : .size
        }
        let isFarEdge = [constraint.first, second].contains { $0.attribute == .trailing || $0.attribute == .bottom }
        let positions = [constraint.first, second].map { index.position(of: $0.item) }
        let pinsToContainer = positions.contains(index.commonAncestor(of: positions[0], positions[1]))
        return isFarEdge && pinsToContainer ? .farEdge : .other
    }
}

extension Relation {
    init(_ relation: Constraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThanOrEqual: self = .greaterOrEqual
        }
    }
}
