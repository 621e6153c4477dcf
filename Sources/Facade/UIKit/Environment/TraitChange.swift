/// The change of a view's traits.
@MainActor struct TraitChange {
    let view: UIView
    let old: UITraitCollection
    let new: UITraitCollection

    var isOne: Bool { old !== new && old != new }

    /// Returns the change for a subview.
    func reaching(_ subview: UIView) -> TraitChange {
        if subview.inheritsTraits { return TraitChange(view: subview, old: old, new: new) }
        let controllers = subview.state.owner?.overridingTraits.map(\.values)
        let overrides = [subview.state.overrides] + (controllers.map { [$0] } ?? [])
        return TraitChange(
            view: subview, old: old.overridden(by: overrides), new: subview.traitCollection)
    }
}
