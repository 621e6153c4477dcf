import ObjectiveC

/// The anchors that constraints told of a view or guide, so that they tell the same ones again: tests compare
/// `firstAnchor` of two constraints by identity (Tinder/Layout, *NimbleMatchers*, which runs with UIKit).
@MainActor final class KeptAnchors {
    private var anchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

    /// Returns the anchor of an operand.
    static func anchor(of operand: LayoutOperand) -> NSLayoutAnchor<AnyObject> {
        guard let item = operand.item else { return NSLayoutAnchor<AnyObject>(operand) }
        let kept = unsafe AssociatedObjects.shared.value(AssociatedSlot.anchors, of: item) as? KeptAnchors
        let anchors = kept ?? KeptAnchors()
        if kept == nil {
            unsafe AssociatedObjects.shared.set(anchors, isWeak: false, AssociatedSlot.anchors, of: item)
        }
        if let known = anchors.anchors[operand.attribute] { return known }
        let anchor = NSLayoutAnchor<AnyObject>(operand)
        anchors.anchors[operand.attribute] = anchor
        return anchor
    }
}
