import LayoutSimConstraintSolver
import LayoutSimViewTree

/// The equations of a screen, and the solver that keeps its basis from pass to pass.
struct LayoutSystem {
    /// In the order in which they are shown.
    private(set) var members: [LayoutMember]
    /// The handles of the members.
    private(set) var ids: [ConstraintID]
    /// The numbering of the unknowns.
    private(set) var unknowns: Unknowns
    private var forms: [LinearForm]
    private var solver: Solver

    /// The equations of a first pass.
    init(_ members: [LayoutMember], tree: LayoutTree, pass: Pass) {
        var lowering = Lowering(tree: tree, pass: pass, unknowns: Unknowns(viewCount: tree.index.nodes.count))
        self.members = members
        forms = members.map { lowering.form(of: $0.constraint) }
        unknowns = lowering.unknowns
        (solver, ids) = LayoutSystem.solver(members, forms, unknowns, tree)
    }

    /// The equations of a further pass: mostly other constants, which the solver takes from where it is.
    mutating func update(_ members: [LayoutMember], tree: LayoutTree, pass: Pass) {
        var lowering = Lowering(tree: tree, pass: pass, unknowns: unknowns)
        let next = members.map { lowering.form(of: $0.constraint) }
        let hasOtherRows =
            members.count != self.members.count || !zip(next, forms).allSatisfy { $0.terms == $1.terms }
            || !zip(members, self.members).allSatisfy { $0.constraint.priority == $1.constraint.priority }
        (self.members, forms, unknowns) = (members, next, lowering.unknowns)
        guard !hasOtherRows else {
            (solver, ids) = LayoutSystem.solver(members, forms, unknowns, tree)
            return
        }
        for (form, id) in zip(forms, ids) { solver.setConstant(-form.constant, of: id) }
    }

    mutating func solve() -> Solution {
        solver.solve()
    }

    /// Why an unknown has its value.
    mutating func equation(of unknown: Int) -> Equation {
        solver.equation(of: Variable(index: unknown))
    }

    private static func solver(
        _ members: [LayoutMember], _ forms: [LinearForm], _ unknowns: Unknowns, _ tree: LayoutTree
    ) -> (Solver, [ConstraintID]) {
        var problem = Problem()
        let variables = (0..<unknowns.count).map { unknown in
            problem.addVariable("", lower: unknowns.isLength(unknown) ? 0 : nil)
        }
        var ids: [ConstraintID?] = Array(repeating: nil, count: members.count)
        for place in LayoutSystem.order(members) {
            let (member, form) = (members[place], forms[place])
            ids[place] = problem.add(
                LinearConstraint(
                    "", form.terms.map { LayoutSimConstraintSolver.Term(variables[$0.unknown], $0.coefficient) },
                    Relation(member.constraint.relation), -form.constant, priority: member.level,
                    origin: member.origin(in: tree.index)))
        }
        return (Solver(problem), ids.compactMap(\.self))
    }

    /// The places of the members in the order of solving, of which the earlier ones of a level hold as far as they can.
    ///
    /// Of contents that hug alike, the first one stretches, so the last one hugs first; of those that resist alike, the last
    /// one gives way [seen in 3 and 2 stored roots].
    private static func order(_ members: [LayoutMember]) -> [Int] {
        members.indices.filter { members[$0].source != .hugging }
            + members.indices.reversed().filter { members[$0].source == .hugging }
    }
}

extension LayoutMember {
    /// A content's own size is never required: at 1000 it gave way silently to a required width [logged, iOS 7].
    fileprivate var level: Double {
        let priority = Double(constraint.priority.rawValue)
        switch source {
        case .hugging, .compressionResistance: return min(priority, LinearConstraint.belowRequired)
        case .screen, .stack, .autoresizing: return priority
        }
    }

    /// What decides whether it is broken in a conflict.
    fileprivate func origin(in index: ViewIndex) -> ConstraintOrigin {
        guard source == .screen else { return .system }
        guard let second = constraint.second else {
            return constraint.relation == .lessThanOrEqual ? .other : .size
        }
        let isFarEdge = [constraint.first, second].contains { $0.attribute == .trailing || $0.attribute == .bottom }
        guard isFarEdge else { return .other }
        let (first, other) = (index.position(of: constraint.first.item), index.position(of: second.item))
        let pinsToContainer = first == other || index.isInside(first, other) || index.isInside(other, first)
        return pinsToContainer ? .farEdge : .other
    }
}

extension Unknowns {
    /// Whether an unknown is a width or a height, which is never negative [Apple, 2012/228].
    fileprivate func isLength(_ unknown: Int) -> Bool {
        let viewUnknowns = count - guides.count
        return unknown < viewUnknowns ? unknown % 4 > 1 : guides[unknown - viewUnknowns].part.isLength
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
