import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

/// The problem of a session while it is filled in.
struct SolverFilling {
    private(set) var problem = Problem()
    private let numbering: UnknownNumbering
    private let variables: [Variable]

    init(_ numbering: UnknownNumbering) {
        self.numbering = numbering
        var problem = Problem()
        variables = (0..<numbering.count).map { unknown in
            problem.addVariable("", lower: numbering.isLength(unknown) ? 0 : nil)
        }
        self.problem = problem
    }

    /// Adds a constraint; `nil` if it takes no part.
    mutating func add(_ constraint: SessionConstraint, _ form: LinearForm, origin: ConstraintOrigin) -> ConstraintID? {
        guard let level = constraint.priority.level else { return nil }
        let terms = form.terms.map { Term(variables[$0.unknown], $0.coefficient) }
        return problem.add(
            LinearConstraint(
                "", terms, ConstraintSense(constraint.relation), -form.constant, priority: level, origin: origin))
    }

    /// Adds what the own size of the view at a place in preorder asks for.
    mutating func add(_ request: ContentRequest, _ content: ContentConstraint, at place: Int) -> ConstraintID {
        let length = variables[numbering.first(ofViewAt: place) + (content.axis == .horizontal ? 2 : 3)]
        return problem.add(
            LinearConstraint(
                "", [Term(length)], content.kind == .hugging ? .lessOrEqual : .greaterOrEqual, request.length,
                priority: request.level, origin: .system))
    }
}

extension ConstraintSense {
    fileprivate init(_ relation: Constraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThanOrEqual: self = .greaterOrEqual
        }
    }
}

extension Linearizer {
    /// What decides whether a constraint is broken in a conflict.
    func origin(of constraint: SessionConstraint) -> ConstraintOrigin {
        guard constraint.maker == .author else { return .system }
        guard let second = constraint.second else {
            return constraint.relation == .lessThanOrEqual ? .other : .size
        }
        let isFarEdge = [constraint.first, second].contains { $0.attribute == .trailing || $0.attribute == .bottom }
        guard isFarEdge else { return .other }
        let (first, other) = (owner(of: constraint.first.item), owner(of: second.item))
        let pinsToContainer = first == other || order.isInside(first, other) || order.isInside(other, first)
        return pinsToContainer ? .farEdge : .other
    }
}
