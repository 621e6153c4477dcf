import Foundation

extension UIView {
    static func direction(
        of attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    var effectiveDirection: UIUserInterfaceLayoutDirection {
        let inherited: UIUserInterfaceLayoutDirection =
            semanticContentAttribute == .unspecified && effectiveTraits.layoutDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
        return UIView.direction(of: semanticContentAttribute, relativeTo: inherited)
    }

    func directionChanged() {
        layoutInputChanged()
        flagLayout()
    }

    /// The inherited traits with all overrides down to this view.
    var effectiveTraits: UITraitCollection {
        if TraitProbe.isOn { return TraitProbe.mark }
        // Most views are asked once before they have a superview, and need no source for that.
        let isAlone = state.superview == nil && state.owner == nil && !state.overridesTraits
        return isAlone ? outerTraits : traitSource.traits
    }

    /// The traits from a view controller, a window or the process for a view that inherits none from a superview.
    var outerTraits: UITraitCollection {
        if let owner = state.owner { return owner.traitCollection }
        return (self as? UIWindow)?.baseTraits ?? .ofProcess
    }

    func overrideTraits(_ change: (inout TraitValues) -> Void) {
        let old = effectiveTraits
        change(&state.overrides)
        forgetTraitSources()
        UITraitCollection.areOverridden = true
        environmentChanged(from: old)
    }

    /// Notifies the views of the tree whose traits have changed, superviews first.
    package func environmentChanged(from old: UITraitCollection) {
        let new = effectiveTraits
        guard old !== new else { return }
        var waiting = [TraitChange(view: self, old: old, new: new)]
        while let change = waiting.popLast() {
            guard change.isOne else { continue }
            change.view.take(change)
            waiting += change.view.state.subviews.reversed().map(change.reaching)
        }
    }

    private func take(_ change: TraitChange) {
        if let color = state.backgroundColor {
            layer.backgroundColor = color.resolvedColor(with: change.new).cgColor
        }
        setNeedsDisplay()
        callWithTraits(change.new) {
            traitCollectionDidChange(change.old)
            state.owner?.traitCollectionDidChange(change.old)
            callTraitHandlers(change)
            (state.owner as? any TraitHandling)?.callTraitHandlers(change)
        }
        if change.old.preferredContentSizeCategory != change.new.preferredContentSizeCategory {
            textSizeChanged()
        }
        layoutInputChanged()
        flagLayout()
        flagProperties()
        flagPropertiesOfOwner()
    }

    var effectiveTint: UIColor {
        let color = ownTint
        return effectiveTintAdjustment == .dimmed ? color.dimmedTint : color
    }

    /// The tint color without its adjustment.
    private var ownTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.state.tint { return tint }
            view = current.state.superview
        }
        return .systemBlue
    }

    func setTint(_ color: UIColor?) {
        state.tint = color
        tintChanged()
    }

    func tintChanged() {
        forEachInTree { view in
            if view === self || view.state.tint == nil { view.callWithTraits { view.tintColorDidChange() } }
        }
    }

    func setHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        tellObservers()
        guard let stack = state.superview as? UIStackView, stack.arranges(self) else { return }
        stack.layoutInputChanged()
        stack.flagLayout()
    }
}
