import Foundation

extension NSLayoutConstraint {
    /// Returns the operands of a constraint, after UIKit's validity checks.
    static func operands(
        _ view1: Any, _ attr1: Attribute, _ view2: Any?, _ attr2: Attribute, _ multiplier: CGFloat
    ) -> (LayoutOperand, LayoutOperand?) {
        if attr1 == .notAnAttribute {
            raiseInvalidArgument(
                "NSLayoutConstraint for \(view1): first attribute must not be NSLayoutAttributeNotAnAttribute")
        }
        let first = LayoutOperand(item: object(view1), attribute: attr1)
        if !attr1.isSize, multiplier == 0 || view2 == nil || attr2 == .notAnAttribute {
            raiseInvalidArgument(
                "NSLayoutConstraint for \(view1): A multiplier of 0 or a nil second item together with a location for the "
                    + "first attribute creates an illegal constraint of a location equal to a constant. Location "
                    + "attributes must be specified in pairs.")
        }
        // UIKit treats a size without a second item or attribute as equal to the constant.
        guard attr2 != .notAnAttribute, let view2 else { return (first, nil) }
        let second = LayoutOperand(item: object(view2), attribute: attr2)
        checkAttributes(attr1, attr2, view1)
        return (first, second)
    }

    private static func object(_ item: Any) -> AnyObject { item as AnyObject }

    /// Raises UIKit's exception for incompatible attributes.
    static func checkAttributes(_ first: Attribute, _ second: Attribute, _ item: Any) {
        if first.isSize != second.isSize {
            raiseInvalidArgument(
                "NSLayoutConstraint for \(item): Invalid pairing of layout attributes. A location and a size cannot be "
                    + "related.")
        }
        if !first.isRelatable(to: second) {
            raiseInvalidArgument(
                "NSLayoutConstraint for \(item): A constraint cannot be made between a leading/trailing attribute and a "
                    + "right/left attribute. Use leading/trailing for both or neither.")
        }
    }

    /// Activates the constraint at the nearest common ancestor of its items, where UIKit keeps it.
    func activateAtAncestor() {
        guard let firstView = first.view else {
            raiseInvalidArgument(
                "NSLayoutConstraint for (null): Constraint must contain a first layout item",
                note: "an item of the constraint \(text) is gone" + (codeLine.map { "; it was made at \($0)" } ?? ""))
        }
        guard let secondItem = second else { return firstView.hold(self, of: firstView, nil) }
        guard let secondView = secondItem.view, let ancestor = firstView.nearestAncestor(with: secondView) else {
            raise(
                "NSGenericException",
                "Unable to activate constraint with anchors \(first.anchorLog) and \(secondItem.anchorLog) because they "
                    + "have no common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal.", note: separationNote(firstView, secondItem.view))
        }
        ancestor.hold(self, of: firstView, secondView)
    }

    private func separationNote(_ first: UIView, _ second: UIView?) -> String {
        let place = codeLine.map { "; the constraint was made at \($0)" } ?? ""
        guard let second else { return "the second item is gone\(place)" }
        return "\(first.spokenName) and \(second.spokenName) have no superview in common\(place)"
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        default: false
        }
    }

    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Returns whether UIKit can relate the two attributes: sizes only to sizes, and directional edges not to absolute
    /// ones.
    func isRelatable(to other: Self) -> Bool {
        guard isSize == other.isSize else { return false }
        guard !isSize, isHorizontal, other.isHorizontal else { return true }
        return isDirectional == other.isDirectional || !isEdge || !other.isEdge
    }

    var isEdge: Bool { self != .centerX && self != .centerXWithinMargins }
}
