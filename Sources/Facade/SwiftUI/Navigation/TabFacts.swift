/// What a view says of its tab.
struct TabFacts {
    /// What the selection is while the tab is chosen.
    var tag: AnyHashable?
    /// The text and the picture of the tab.
    var label: AnyView?
    var badge: Text?
    var role: TabRole?
    var isHidden = false
    var isDisabled = false
    /// What tests call the tab.
    var identifier: String?

    /// Creates what a view says by its modifiers, of which the outer ones go before the inner ones.
    @MainActor init(of view: any View) {
        var view = view
        while true {
            if let erased = view as? AnyView {
                view = erased.content
            } else if let modified = view as? any ModifiedView {
                (modified.anyModifier as? any TabModifier)?.note(in: &self)
                view = modified.modified
            } else {
                return
            }
        }
    }
}

/// A modifier that says something of the tab of a view.
@MainActor protocol TabModifier: ViewModifier {
    /// Writes down what the modifier says where no outer one said it.
    func note(in facts: inout TabFacts)
}

extension TraitModifier: TabModifier {
    func note(in facts: inout TabFacts) {
        if Key.self == TagKey.self, facts.tag == nil { facts.tag = value as? AnyHashable }
    }
}

/// Says what a tab of `TabView` shows.
nonisolated struct TabItemModifier: PrimitiveModifier, TabModifier {
    var label: AnyView?
    var badge: Text?
    var role: TabRole?
    var isHidden = false
    var isDisabled = false
    var identifier: String?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        body(inputs)
    }

    @MainActor func note(in facts: inout TabFacts) {
        facts.label = facts.label ?? label
        facts.badge = facts.badge ?? badge
        facts.role = facts.role ?? role
        facts.identifier = facts.identifier ?? identifier
        facts.isHidden = facts.isHidden || isHidden
        facts.isDisabled = facts.isDisabled || isDisabled
    }
}
