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

/// Tells UIKit's classes from those of apps, which may override what UIKit's do not.
@MainActor enum OwnClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether the class of a view is an app's.
    static func mayOverride(_ view: UIView) -> Bool {
        let type = type(of: view)
        if type == UIView.self { return false }
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !String(reflecting: type).hasPrefix("UIKit.")
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension UITraitCollection {
    /// The traits that remain after views overrode some, the innermost first.
    convenience init(_ values: TraitValues, overridden overrides: [TraitValues]) {
        self.init(overrides.reversed().reduce(values) { $0.overridden(by: $1) })
    }
}

extension TraitValues {
    /// Whether no trait is said.
    var isEmpty: Bool { self == TraitValues() }
}
