import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

/// The solver problem of a session under construction.
struct SolverFilling {
    private(set) var problem = Problem()
    private let numbering: UnknownNumbering

    /// Creates a problem with the unknowns of a numbering and capacity for a number of constraints.
    init(_ numbering: UnknownNumbering, constraints count: Int) {
        self.numbering = numbering
        problem.reserve(unknowns: numbering.count, constraints: count)
        for unknown in 0..<numbering.count {
            // Xcode takes scrolled content of no determined length as 0 long, and places views by it (stackoverflow
            // 19036228).
            _ = problem.addVariable(
                "", lower: numbering.isLength(unknown) ? 0 : nil, isChosenFirst: numbering.isContentLength(unknown))
        }
    }

    /// Adds a constraint; returns `nil` if it does not take part.
    mutating func add(_ constraint: SessionConstraint, _ form: LinearForm, turn: BreakingTurn?) -> ConstraintID? {
        guard let level = constraint.priority.level else { return nil }
        return problem.add(
            terms: form.count, { Term(Variable(index: form[$0].unknown), form[$0].coefficient) },
            ConstraintSense(constraint.relation), -form.constant, priority: level,
            origin: constraint.maker == .author ? .other : .system, turn: turn)
    }

    /// Adds a content constraint of the view at a place in preorder.
    mutating func add(_ request: ContentRequest, _ content: ContentConstraint, at place: Int) -> ConstraintID {
        let length = numbering.first(ofViewAt: place) + (content.axis == .horizontal ? 2 : 3)
        return problem.add(
            terms: 1, { _ in Term(Variable(index: length)) },
            content.kind == .hugging ? .lessOrEqual : .greaterOrEqual, request.length, priority: request.level,
            origin: .system)
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
