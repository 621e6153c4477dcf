package import LayoutSimDocuments
import LayoutSimViewTree

/// Views that were subviews of a view and are now those of a new one in their place.
struct Wrapping {
    /// The id of the view around the others.
    var wrapper: String
    /// The id of its superview.
    var parent: String
    /// The ids of the views that are wrapped, in their order.
    var wrapped: [String]

    /// Whether a constraint says of a wrapped view what one of some constraints says of its wrapper.
    func moves(_ constraint: Constraint, to others: [Constraint]) -> Bool {
        guard constraint.refers(toAnyOf: Set(wrapped)) else { return false }
        let operands = Set(constraint.operands.map(outside))
        return others.contains { $0.refers(toAnyOf: [wrapper]) && Set($0.operands) == operands }
    }

    private func outside(_ operand: Constraint.Operand) -> Constraint.Operand {
        guard case .view(let id) = operand.item, wrapped.contains(id) else { return operand }
        return Constraint.Operand(.view(wrapper), operand.attribute)
    }
}

extension Constraint {
    fileprivate var operands: [Operand] { [first] + (second.map { [$0] } ?? []) }
}

extension PropertyKind {
    /// A view that was put around others.
    package static let wrapped: PropertyKind = "wrapped"
}
