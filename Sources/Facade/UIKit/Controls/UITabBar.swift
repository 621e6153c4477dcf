public import Foundation
import LayoutSimViewTree
import LayoutSimInertness

/// A bar with tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The arrangement of the items along the bar.
    public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
    /// The delegate, which is told of selections by touch.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet { checkDelegate() }
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The controller that alone changes the bar.
    weak var manager: UITabBarController?
    /// Whether the manager is changing the bar.
    var isChangedByManager = false
    /// The items, of which all are shown here.
    open var items: [UITabBarItem]? {
        willSet { checkChange() }
        didSet { setNeedsDisplay() }
    }
    /// Sets the items; never animated here.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item; a bar without one draws the first item as selected.
    open weak var selectedItem: UITabBarItem? {
        willSet { checkChange() }
        didSet { setNeedsDisplay() }
    }
    /// Shows a view for customizing the bar; does nothing here.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { inert(.behavior, self) }
    /// Hides the view for customizing the bar; does nothing and returns `false` here.
    open func endCustomizing(animated: Bool) -> Bool { false }
    /// Whether the user customizes the bar; always `false` here.
    open var isCustomizing: Bool { false }
    /// The background color, unless the appearance has one.
    open var barTintColor: UIColor?
    /// The color of items that are not selected, unless the appearance has one.
    open var unselectedItemTintColor: UIColor?
    /// The color of the selected item, unless the appearance has one; `nil` for the tint color.
    open var selectedImageTintColor: UIColor?
    /// The background image, which replaces the background unless the appearance has a color or an image.
    open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image behind the selected item, unless the appearance has one.
    open var selectionIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image of the shadow above the bar, unless the appearance has a shadow of its own; an empty image removes the
    /// line.
    open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The arrangement of the items: centered ones have a width, and others fill the bar, automatically too.
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsDisplay() } }
    /// The width of centered items in points, or 0 for the default.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The spacing between centered items in points, or 0 for the default.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The style of the bar; a black one is dark unless it has another color.
    open var barStyle: UIBarStyle = .default
    /// Whether content extends under the bar of a tab bar controller.
    open var isTranslucent = true
    /// The appearance of the bar where no other one applies.
    ///
    /// It keeps its background at the edge of scrolled content if there is no appearance for the edge, where a device
    /// makes the background transparent.
    open var standardAppearance = UITabBarAppearance() { didSet { isAppearanceSaid = true } }
    /// Whether the app has set the standard appearance.
    var isAppearanceSaid = false
    /// The appearance while the content of a tab bar controller is scrolled to its bottom or does not scroll; a bar on
    /// its own never uses it ([Apple](https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance)).
    open var scrollEdgeAppearance: UITabBarAppearance?
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressBarButton(touches, event) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
    }
    override func contentValue() -> Content? { .control(.tabBar((items ?? []).map { $0.title ?? "" })) }
}

/// The methods for responding to the selection of tabs.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells the delegate that the user selected a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Tells the delegate that customization is about to begin; never called here.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Tells the delegate that customization has begun; never called here.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Tells the delegate that customization is about to end; never called here.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Tells the delegate that customization has ended; never called here.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
