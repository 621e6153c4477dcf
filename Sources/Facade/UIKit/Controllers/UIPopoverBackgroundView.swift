public import Foundation
public import LayoutSimInertness

/// The class methods that describe a popover background.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The width of the base of the arrow, in points.
    static func arrowBase() -> CGFloat
    /// The insets from the edges of the background to the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// A custom popover background; popovers here draw their own background instead.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance from the center of the edge to the center of the arrow, in points; stored only.
    @Inert(.looks) open var arrowOffset: CGFloat = 0
    /// The direction of the arrow; stored only.
    @Inert(.looks) open var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Whether the content has the default inner shadow.
    open class var wantsDefaultContentAppearance: Bool { true }
    /// The width of the base of the arrow, in points; 0 unless a subclass overrides it.
    open class func arrowBase() -> CGFloat { 0 }
    /// The insets from the edges to the content, in points; zero unless a subclass overrides it.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// The height of the arrow, in points; 0 unless a subclass overrides it.
    open class func arrowHeight() -> CGFloat { 0 }
}
