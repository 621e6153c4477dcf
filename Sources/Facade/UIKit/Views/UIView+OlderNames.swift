import Foundation
public import LayoutSimInertness

extension UIView {
    /// Does nothing; changed traits are handled immediately here.
    public func updateTraitsIfNeeded() {}

    /// Returns the view whose bottom is the baseline; deprecated.
    public func viewForBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The hover style, which is always `nil` here.
    public var hoverStyle: UIHoverStyle? {
        get { nil }
        set { inert(.behavior, self, from: hoverStyle, to: newValue) }
    }

    /// Sets the transition of an animation between begin and commit calls; does nothing here.
    public static func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) { inert(.behavior, in: Self.self) }
}

/// The style of a view while a pointer hovers over it.
public struct UIHoverStyle: Hashable {
    /// Whether the hover effect is enabled.
    @Inert(.behavior, as: "UIHoverStyle.isEnabled") public var isEnabled = true
    /// Creates an enabled hover style.
    public init() {}
}
