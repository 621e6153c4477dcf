import Foundation

extension UIView {
    /// Does nothing; changed traits are handled immediately here.
    public func updateTraitsIfNeeded() {}

    /// Returns the view whose bottom is the baseline; deprecated.
    public func viewForBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The hover style, which is always `nil` here.
    public var hoverStyle: UIHoverStyle? {
        get { nil }
        set { _ = newValue }
    }

    /// Sets the transition of an animation between begin and commit calls; does nothing here.
    public static func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {}
}

/// The style of a view while a pointer hovers over it.
public struct UIHoverStyle: Hashable {
    /// Whether the hover effect is enabled.
    public var isEnabled = true
    /// Creates an enabled hover style.
    public init() {}
}
