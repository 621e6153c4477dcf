public import Foundation

extension UITabBarController {
    /// The circumstances in which the tab bar minimizes; it never does here.
    public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

    /// The sidebar of a tab bar controller on large screens; not shown here.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        open var isHidden = true
        open weak var delegate: (any NSObjectProtocol)?
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open var navigationOverflowItems: UIDeferredMenuElement?
        @preconcurrency @MainActor public override init() { super.init() }
        open func reconfigureItem(for tab: UITab) {}
    }
}

/// An accessory above a tab bar; not shown here.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// The placement of the accessory.
    public enum Environment: Int, Sendable { case unspecified = 0, none, regular, inline }
    open private(set) var contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}
