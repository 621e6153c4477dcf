/// The layout directions of the views of a tree, each derived from the superview's traits.
@MainActor struct TreeDirections {
    /// Whether the traits of each view are right to left, in preorder.
    private var traits: [Bool] = []
    /// Whether each view is right to left, in preorder.
    private(set) var isMirrored: [Bool] = []
    /// Whether any view is right to left.
    private(set) var mirrors = false

    /// Adds the next view in preorder, given the position of its superview; -1 for the root.
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
    /// Whether the view's traits are those of its superview.
    var inheritsTraits: Bool {
        state.owner == nil && !state.overridesTraits && !TraitProbe.isOverriding(self)
    }
}
