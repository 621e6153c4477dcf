public import Foundation
public import LayoutSimInertness

extension UITabBarController {
    /// The circumstances in which the tab bar minimizes; it never does here.
    public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }

    /// The sidebar of a tab bar controller on large screens; not shown here.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// Whether the sidebar is hidden; stored only.
        @Inert(.looks) open var isHidden = true
        /// The delegate; never called here.
        open weak var delegate: (any NSObjectProtocol)? { didSet { inert(.behavior, self) } }
        /// The content above the tabs, or `nil` for none; stored only.
        @Inert(.looks) open var headerContentConfiguration: (any UIContentConfiguration)? = nil
        /// The content below the tabs, or `nil` for none; stored only.
        @Inert(.looks) open var footerContentConfiguration: (any UIContentConfiguration)? = nil
        /// The view at the bottom of the sidebar; stored only.
        @Inert(.looks) open var bottomBarView: UIView? = nil
        /// The menu of the navigation bar's overflow; stored only.
        @Inert(.behavior) open var navigationOverflowItems: UIDeferredMenuElement? = nil
        @preconcurrency @MainActor public override init() { super.init() }
        /// Updates the item of a tab; does nothing here.
        open func reconfigureItem(for tab: UITab) { inert(.behavior, self) }
    }
}

/// An accessory above a tab bar; not shown here.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// The placement of the accessory.
    public enum Environment: Int, Sendable { case unspecified = 0, none, regular, inline }
    /// The view that the accessory shows.
    open private(set) var contentView: UIView
    /// Creates an accessory that shows a view.
    public init(contentView: UIView) { self.contentView = contentView }
}
