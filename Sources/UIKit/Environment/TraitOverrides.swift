import Foundation

extension UITraitOverrides {
    /// What the overrides say.
    fileprivate var said: TraitValues { (self as? MutableTraits)?.values ?? TraitValues() }
}

extension UIView {
    /// The traits that the view overrides for itself and its subviews.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: state.overrides) }
        set { overrideTraits { $0 = newValue.said } }
    }
}

extension UIViewController {
    /// The traits that the controller overrides for its view and its children, whether their views are loaded or not.
    public var traitOverrides: any UITraitOverrides {
        get { MutableTraits(values: ownTraits) }
        set { overrideTraits { $0 = newValue.said } }
    }

    /// Changes what the controller overrides.
    func overrideTraits(_ change: (inout TraitValues) -> Void) {
        let old = viewIfLoaded?.effectiveTraits
        change(&ownTraits)
        UITraitCollection.areOverridden = true
        if let old { viewIfLoaded?.environmentChanged(from: old) }
    }
}
