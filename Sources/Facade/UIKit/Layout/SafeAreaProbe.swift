import Foundation

/// Detects whether a class overrides its safe area insets: while the probe is on, the base implementation returns a
/// marker.
@MainActor enum SafeAreaProbe {
    private(set) static var isOn = false
    static let mark = UIEdgeInsets(top: -90_017.25, left: 0, bottom: 0, right: 0)

    /// Returns the safe area insets from an override; `nil` if there is none.
    static func overridingInsets(of view: UIView) -> UIEdgeInsets? {
        isOverriding(view) ? view.safeAreaInsets : nil
    }

    /// Returns whether a view's class overrides `safeAreaInsets`.
    static func isOverriding(_ view: UIView) -> Bool {
        guard OwnClasses.mayOverrideSafeArea(view) else { return false }
        isOn = true
        defer { isOn = false }
        return view.safeAreaInsets != mark
    }
}
