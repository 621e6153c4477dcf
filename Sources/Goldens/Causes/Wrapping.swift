package import LayoutSimDocuments
import LayoutSimViewTree

/// Views that were moved from their superview into a new one in their place.
struct Wrapping {
    /// The id of the wrapper.
    var wrapper: String
    /// The id of its superview.
    var parent: String
    /// The ids of the wrapped views, in order.
    var wrapped: [String]

    /// Returns whether a constraint of a wrapped view corresponds to one of some constraints of its wrapper.
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
    /// A view that was wrapped around others.
    package static let wrapped: PropertyKind = "wrapped"
    /// A view that was removed from around others.
    package static let unwrapped: PropertyKind = "unwrapped"
}
