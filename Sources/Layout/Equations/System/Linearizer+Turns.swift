import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

extension Linearizer {
    /// Returns the key that determines whether an author's constraint is broken in a conflict; `nil` for the system's
    /// constraints, which are broken last.
    func turn(of constraint: SessionConstraint) -> BreakingTurn? {
        guard constraint.maker == .author else { return nil }
        let first = order.breadthFirstPlace(of: constraint.first.item, guides)
        guard let second = constraint.second else {
            return BreakingTurn(
                latest: first, other: first, form: .init(constraint.relation),
                attribute: constraint.first.attribute.number, constant: constraint.constant)
        }
        let other = order.breadthFirstPlace(of: second.item, guides)
        guard first < other else {
            return BreakingTurn(
                latest: first, other: other, form: .init(constraint.relation),
                attribute: constraint.first.attribute.number, constant: constraint.constant)
        }
        return BreakingTurn(
            latest: other, other: first, form: .init(constraint.relation.reversed),
            attribute: second.attribute.number, isReversed: true, constant: -constraint.constant)
    }
}

extension Preorder {
    /// Returns the breadth-first index of an item: by depth, with a view's guides after its subviews.
    fileprivate func breadthFirstPlace(of item: ItemHandle, _ guides: [GuideRecord]) -> Int {
        switch item {
        case .view(let view): depths[self[view]] << 32 + 2 * self[view]
        case .guide(let guide):
            (depths[self[guides[guide.index].owner]] + 1) << 32 + 2 * end(of: guides[guide.index].owner) - 1
        }
    }
}

extension BreakingTurn.Form {
    fileprivate init(_ relation: Constraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThanOrEqual: self = .greaterOrEqual
        }
    }
}

extension Constraint.Relation {
    fileprivate var reversed: Constraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LayoutAttribute {
    /// The raw value of `NSLayoutConstraint.Attribute`.
    fileprivate var number: UInt8 {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .lastBaseline: 11
        case .firstBaseline: 12
        }
    }
}
