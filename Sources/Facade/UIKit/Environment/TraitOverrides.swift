import Foundation

extension UITraitOverrides {
    /// The values that the overrides set.
    fileprivate var said: TraitValues { (self as? MutableTraits)?.values ?? TraitValues() }
}

extension UIView {
    /// The trait overrides for the view and its subviews.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: state.overrides) }
        set { overrideTraits { $0 = newValue.said } }
    }
}

extension UIViewController {
    /// The trait overrides for the controller's view and its children, whether their views are loaded or not.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: ownTraits) }
        set { overrideTraits { $0 = newValue.said } }
    }

    /// Changes the controller's trait overrides.
    func overrideTraits(_ change: (inout TraitValues) -> Void) {
        let old = viewIfLoaded?.effectiveTraits
        change(&ownTraits)
        UITraitCollection.areOverridden = true
        if let old { viewIfLoaded?.environmentChanged(from: old) }
    }
}
