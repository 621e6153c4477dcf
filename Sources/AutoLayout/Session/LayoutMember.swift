import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// A constraint that takes part in a layout, who made it, and its name in the session.
struct LayoutMember {
    var constraint: Constraint
    let source: SolvedConstraint.Source
    let row: SessionRow
}

extension Constraint {
    /// The same relation with numbers that can be computed with; `nil` if its priority says that it does not count.
    var sound: Constraint? {
        guard priority.rawValue > 0 || priority.rawValue.isNaN else { return nil }
        var constraint = self
        if !(priority.rawValue < 1000) { constraint.priority = .required }
        constraint.multiplier = Soundness.number(
            multiplier, atMost: Soundness.greatestMultiplier, instead: 1)
        constraint.constant = Soundness.number(constant)
        return constraint
    }
}

extension ContentConstraint {
    /// What a view's own length in points asks for, as a constraint.
    func constraint(of view: View, length: Double) -> Constraint {
        let priorities = kind == .hugging ? view.hugging : view.compressionResistance
        return Constraint(
            Constraint.Operand(.view(view.id), axis == .horizontal ? .width : .height),
            kind == .hugging ? .lessThanOrEqual : .greaterThanOrEqual, nil, constant: length,
            priority: axis == .horizontal ? priorities.horizontal : priorities.vertical)
    }

    var source: SolvedConstraint.Source { kind == .hugging ? .hugging : .compressionResistance }
}
