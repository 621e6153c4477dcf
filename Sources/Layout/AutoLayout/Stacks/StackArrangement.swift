import LayoutSimGeometry
import LayoutSimViewTree

/// The constraints with which a stack view arranges its items; UIKit also uses ordinary constraints.
///
/// Names refer to the axis: `near` is leading in a row and top in a column, `across` is the other axis.
struct StackArrangement {
    let stack: StackView
    let owner: View
    /// The arranged views in order, including hidden ones.
    let items: [View]
    /// The visible arranged views.
    let visible: [View]
    let tree: LayoutTree
    let naturals: NaturalLengths
    private(set) var constraints: [Constraint] = []

    init(_ stack: StackView, at position: Int, in tree: LayoutTree, naturals: NaturalLengths) {
        self.stack = stack
        owner = tree.index.nodes[position].view
        items = stack.arranged.compactMap { id in
            tree.index.position(ofPossible: id).flatMap {
                tree.index.isInside($0, position) ? tree.index.nodes[$0].view : nil
            }
        }
        visible = items.filter { !$0.isHidden }
        self.tree = tree
        self.naturals = naturals
    }

    /// Returns the constraints of a stack view at a position in a tree.
    static func constraints(
        of stack: StackView, at position: Int, in tree: LayoutTree, _ naturals: NaturalLengths
    ) -> [Constraint] {
        var arrangement = StackArrangement(stack, at: position, in: tree, naturals: naturals)
        arrangement.canvas()
        arrangement.distribute()
        arrangement.align()
        arrangement.hide()
        arrangement.disambiguateTexts()
        return arrangement.constraints
    }

    /// The stack view or, if its arrangement is relative to its margins, its margins guide.
    var container: LayoutItem {
        stack.isLayoutMarginsRelative ? .guide(.margins, owner: owner.id) : .view(owner.id)
    }

    var along: AxisAttributes { attributes(stack.axis) }
    var across: AxisAttributes { attributes(stack.axis == .horizontal ? .vertical : .horizontal) }

    private func attributes(_ axis: Axis) -> AxisAttributes {
        guard stack.isReversed, axis == .horizontal else { return AxisAttributes(axis) }
        return .reversed(isRightToLeft: tree.screen.isRightToLeft)
    }

    /// Returns an internal guide of the stack view.
    func guide(_ name: String) -> LayoutItem { .guide(.custom(name), owner: owner.id) }

    /// Adds `first.attribute relation multiplier * second.attribute + constant`.
    mutating func add(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Constraint.Relation, _ second: LayoutItem,
        _ other: LayoutAttribute, multiplier: Double = 1, constant: Double = 0, _ priority: Priority = .required
    ) {
        let countsLeftward = attribute == AxisAttributes.leftwardNear || attribute == AxisAttributes.leftwardFar
        let isMirrored = stack.isReversed && !tree.screen.isRightToLeft && countsLeftward
        add(
            Constraint(
                Constraint.Operand(first, attribute), isMirrored ? relation.mirrored : relation,
                Constraint.Operand(second, other), multiplier: multiplier,
                constant: isMirrored ? -constant : constant, priority: priority))
    }

    /// Adds `item.attribute == 0`.
    mutating func add(_ item: LayoutItem, isZero attribute: LayoutAttribute, _ priority: Priority) {
        add(Constraint(Constraint.Operand(item, attribute), .equal, nil, priority: priority))
    }

    private mutating func add(_ constraint: Constraint) {
        if let constraint = constraint.sound { constraints.append(constraint) }
    }
}

/// The attributes along an axis that stack views constrain.
struct AxisAttributes {
    let near: LayoutAttribute
    let far: LayoutAttribute
    let center: LayoutAttribute
    let length: LayoutAttribute

    init(_ axis: Axis) {
        switch axis {
        case .horizontal: (near, far, center, length) = (.leading, .trailing, .centerX, .width)
        case .vertical: (near, far, center, length) = (.top, .bottom, .centerY, .height)
        }
    }

    private init(near: LayoutAttribute, far: LayoutAttribute) {
        (self.near, self.far, center, length) = (near, far, .centerX, .width)
    }

    static let (leftwardNear, leftwardFar) = (LayoutAttribute.right, LayoutAttribute.left)

    /// Returns the attributes of a row that runs against the direction of the screen.
    static func reversed(isRightToLeft: Bool) -> AxisAttributes {
        isRightToLeft
            ? AxisAttributes(near: .left, far: .right) : AxisAttributes(near: leftwardNear, far: leftwardFar)
    }
}

extension Constraint.Relation {
    /// The relation between values that count in the opposite direction.
    fileprivate var mirrored: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
