public import Foundation

/// What the class of a popover's background says of all its views.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The width of an arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// From the edges of the background to the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of an arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, which an app's class draws; popovers here keep their own.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// From the middle of the edge to that of the arrow, in points.
    open var arrowOffset: CGFloat = 0
    /// Where the arrow points.
    open var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Whether content has a shadow inside.
    open class var wantsDefaultContentAppearance: Bool { true }
    /// 0; classes of apps say more.
    open class func arrowBase() -> CGFloat { 0 }
    /// None; classes of apps say more.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// 0; classes of apps say more.
    open class func arrowHeight() -> CGFloat { 0 }
}
