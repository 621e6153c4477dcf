import Foundation

extension UIView {
    /// Looks at traits that changed now rather than later; they are looked at at once here.
    public func updateTraitsIfNeeded() {}

    /// The view whose bottom is the baseline, before there were first and last ones.
    public func viewForBaselineLayout() -> UIView { forLastBaselineLayout }

    /// What the view looks like below a pointer; nobody points.
    public var hoverStyle: UIHoverStyle? {
        get { nil }
        set { _ = newValue }
    }

    /// A transition of the block of animations; it is not seen.
    public static func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {}
}

/// What a view looks like below a pointer.
public struct UIHoverStyle: Hashable {
    public var isEnabled = true
    public init() {}
}
