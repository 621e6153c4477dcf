/// Which views of a tree have leading at the right, each found from its superview's traits.
@MainActor struct TreeDirections {
    /// Whether the traits of views say so, in preorder.
    private var traits: [Bool] = []
    /// Whether views have leading at the right, in preorder.
    private(set) var isMirrored: [Bool] = []
    /// Whether any has.
    private(set) var mirrors = false

    /// Adds the next view in preorder, whose superview is at a position; -1 for the root.
    mutating func add(_ view: UIView, parent: Int) {
        let inherits = parent >= 0 && view.inheritsTraits
        let trait = inherits ? traits[parent] : view.effectiveTraits.layoutDirection == .rightToLeft
        traits.append(trait)
        let direction = UIView.direction(
            of: view.semanticContentAttribute, relativeTo: trait ? .rightToLeft : .leftToRight)
        isMirrored.append(direction == .rightToLeft)
        if direction == .rightToLeft { mirrors = true }
    }
}

extension UIView {
    /// Whether its traits are those of its superview.
    var inheritsTraits: Bool {
        state.owner == nil && !state.overridesTraits && !TraitProbe.isOverriding(self)
    }
}
