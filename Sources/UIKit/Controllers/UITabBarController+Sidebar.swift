public import Foundation

extension UITabBarController {
    /// When the bar becomes small; it keeps its size here.
    public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

    /// The sidebar of a tab bar on large screens; not shown.
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

/// What lies above a tab bar; not shown.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// Where the accessory lies.
    public enum Environment: Int, Sendable { case unspecified = 0, none, regular, inline }
    open private(set) var contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}
