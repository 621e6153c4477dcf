package import LayoutSimViewTree

/// An attribute of a view or guide of a session.
package struct ItemAttribute: Hashable, Sendable {
    /// The view or guide.
    package var item: ItemHandle
    /// The edge, center, size, or baseline of the item.
    package var attribute: LayoutAttribute

    /// Creates an attribute of a view or guide.
    package init(_ item: ItemHandle, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Creates an attribute of a view.
    package init(_ view: ViewHandle, _ attribute: LayoutAttribute) {
        self.init(.view(view), attribute)
    }

    /// Creates an attribute of a guide.
    package init(_ guide: GuideHandle, _ attribute: LayoutAttribute) {
        self.init(.guide(guide), attribute)
    }
}

/// The creator of a constraint, which determines its turn among equals and whether it can be broken in a conflict.
///
/// The author's constraints come first, in the order in which they were added; then those of autoresizing masks and
/// those of stack views, each in the preorder of their views.
package enum ConstraintMaker: Hashable, Sendable {
    /// The author of the screen.
    case author
    /// The autoresizing mask of a view.
    case autoresizing(ViewHandle)
    /// A stack view that arranges its items.
    case stack(ViewHandle)
}

/// A constraint of a session: `first (== | <= | >=) multiplier * second + constant`, at a priority.
///
/// Numbers outside the usable range are replaced by the nearest usable ones, see `Soundness`. A constraint whose
/// priority is not above 0 does not take part in layout. Why it is a type of its own is said at `Constraint`.
package struct SessionConstraint: Hashable, Sendable {
    /// The left-hand side.
    package var first: ItemAttribute
    /// The relation between the two sides.
    package var relation: Constraint.Relation
    /// The attribute on the right-hand side; `nil` if there is only the constant.
    package var second: ItemAttribute?
    /// The factor of the second attribute; the author's are kept in single precision, as in UIKit [private headers].
    package var multiplier: Double
    /// The constant, in points.
    package var constant: Double
    /// The priority of the constraint.
    package var priority: Priority
    /// The creator of the constraint.
    package var maker: ConstraintMaker

    /// Creates a constraint between attributes; the constant is in points.
    package init(
        _ first: ItemAttribute, _ relation: Constraint.Relation, _ second: ItemAttribute? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: Priority = .required, maker: ConstraintMaker = .author
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.maker = maker
    }
}

extension SessionConstraint {
    /// The constraint with numbers that layout can use.
    var sound: SessionConstraint {
        var constraint = self
        constraint.constant = Soundness.number(constant)
        let precise = maker == .author ? Double(Float(multiplier)) : multiplier
        constraint.multiplier = Soundness.number(precise, atMost: Soundness.greatestMultiplier, instead: 1)
        return constraint
    }
}
