import Foundation

/// Finds out whether a class says its traits itself: while it is on, the base implementation answers with a mark.
@MainActor enum TraitProbe {
    private(set) static var isOn = false
    static let mark = UITraitCollection(TraitValues(displayScale: -90_017.25))

    /// Whether an override of `traitCollection` answers for a view.
    static func isOverriding(_ view: UIView) -> Bool {
        guard OwnClasses.mayOverride(view) else { return false }
        isOn = true
        defer { isOn = false }
        return view.traitCollection !== mark
    }
}

extension UITraitCollection {
    /// The traits that remain after views overrode some, the innermost first.
    func overridden(by overrides: [TraitValues]) -> UITraitCollection {
        if overrides.isEmpty { return self }
        return UITraitCollection(overrides.reversed().reduce(values) { $0.overridden(by: $1) })
    }
}

extension TraitValues {
    /// Whether no trait is said.
    var isEmpty: Bool { self == TraitValues() }
}
