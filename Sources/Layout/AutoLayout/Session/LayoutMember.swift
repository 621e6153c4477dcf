import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// A constraint of a layout, its creator, and its row in the session.
struct LayoutMember {
    var constraint: Constraint
    let source: SolvedConstraint.Source
    let row: SessionRow
}

extension Constraint {
    /// The constraint with numbers that layout can use; `nil` if its priority rules it out.
    var sound: Constraint? {
        guard let priority = priority.effective else { return nil }
        var constraint = self
        constraint.priority = priority
        constraint.multiplier = Soundness.number(
            multiplier, atMost: Soundness.greatestMultiplier, instead: 1)
        constraint.constant = Soundness.number(constant)
        return constraint
    }
}

extension ViewIndex.Node {
    /// Returns the constraint that keeps the view at its own length, in points.
    func constraint(_ content: ContentConstraint, length: Double) -> Constraint {
        let priorities = content.kind == .hugging ? view.hugging : view.compressionResistance
        return Constraint(
            Constraint.Operand(.view(view.id), content.axis == .horizontal ? .width : .height),
            content.kind == .hugging ? .lessThanOrEqual : .greaterThanOrEqual, nil, constant: length,
            priority: content.axis == .horizontal ? priorities.horizontal : priorities.vertical)
    }
}

extension ContentConstraint {
    var source: SolvedConstraint.Source { kind == .hugging ? .hugging : .compressionResistance }
}
