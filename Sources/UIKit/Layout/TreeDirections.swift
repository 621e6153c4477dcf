/// Which views of a tree have leading at the right, each found from its superview's traits.
@MainActor struct TreeDirections {
    /// Whether the traits of views say so, in preorder.
    private var traits: [Bool] = []
    /// Whether views have leading at the right, in preorder.
    private(set) var isMirrored: [Bool] = []

    /// Adds the next view in preorder, whose superview is at a position; -1 for the root.
    mutating func add(_ view: UIView, parent: Int) {
        let inherits = parent >= 0 && view.inheritsTraits
        let trait = inherits ? traits[parent] : view.effectiveTraits.layoutDirection == .rightToLeft
        traits.append(trait)
        isMirrored.append(
            UIView.direction(
                of: view.semanticContentAttribute, relativeTo: trait ? .rightToLeft : .leftToRight) == .rightToLeft)
    }
}

extension UIView {
    /// Whether its traits are those of its superview.
    var inheritsTraits: Bool {
        state.owner == nil && !state.overridesTraits && !TraitProbe.isOverriding(self)
    }
}
