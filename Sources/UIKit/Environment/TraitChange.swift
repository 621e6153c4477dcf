/// The traits of a view before and after something changed around it.
@MainActor struct TraitChange {
    let view: UIView
    let old: UITraitCollection
    let new: UITraitCollection

    var isOne: Bool { old !== new && old != new }

    /// What the change is for a subview.
    func reaching(_ subview: UIView) -> TraitChange {
        if subview.inheritsTraits { return TraitChange(view: subview, old: old, new: new) }
        let controllers = subview.state.owner?.overridingTraits.map(\.values)
        let overrides = [subview.state.overrides] + (controllers.map { [$0] } ?? [])
        return TraitChange(
            view: subview, old: old.overridden(by: overrides), new: subview.traitCollection)
    }
}
