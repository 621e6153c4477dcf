import Foundation

/// Detects whether a class overrides `traitCollection`: while the probe is on, the base implementation returns a
/// marker.
@MainActor enum TraitProbe {
    private(set) static var isOn = false
    static let mark = UITraitCollection(TraitValues(displayScale: -90_017.25))

    /// Returns whether a view's class overrides `traitCollection`.
    static func isOverriding(_ view: UIView) -> Bool {
        guard OwnClasses.mayOverride(view) else { return false }
        isOn = true
        defer { isOn = false }
        return view.traitCollection !== mark
    }
}

extension UITraitCollection {
    /// Returns the traits with the overrides of views applied, the innermost listed first.
    func overridden(by overrides: [TraitValues]) -> UITraitCollection {
        if overrides.isEmpty { return self }
        return UITraitCollection(overrides.reversed().reduce(values) { $0.overridden(by: $1) })
    }
}

extension TraitValues {
    /// Whether no trait is set.
    var isEmpty: Bool { self == TraitValues() }
}
