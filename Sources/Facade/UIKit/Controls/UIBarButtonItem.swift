public import Foundation
import LayoutSimText
public import LayoutSimInertness

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
    /// The style of a button, which affects its font.
    public enum Style: Int, Sendable {
        case plain = 0, bordered, done
        /// The style of iOS 26 for the main button; equal to `done`.
        public static var prominent: Style { .done }
    }
    /// The standard buttons and spaces.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close,
            writingDirection
    }
    private var images: [String: UIImage] = [:]
    private var adjustments: [String: UIOffset] = [:]
    /// The style of the button.
    open var style: Style = .plain
    /// The width in points; only fixed spaces use it here.
    open var width: CGFloat = 0
    /// The titles that the button may show, for a constant width; stored only.
    @Inert(.layout) open var possibleTitles: Set<String>? = nil
    /// The view in place of a button.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The method that a tap calls on the target, without a primary action.
    open var action: Selector?
    /// The target of the action; `nil` for the responder chain.
    open weak var target: AnyObject?
    /// The action that a tap performs; it takes precedence over `action`.
    open var primaryAction: UIAction?
    /// The menu that a tap opens if the item has no action.
    open var menu: UIMenu?
    /// The order of the menu's elements; stored only.
    @Inert(.behavior) open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Whether a tap toggles the selection.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the item is selected, and drawn on a plate in the tint color.
    open var isSelected = false
    /// Whether the bar leaves the item out.
    open var isHidden = false { didSet { itemDidChange() } }
    /// The view that shows the item.
    weak var bar: UIView?
    private var ownTint: UIColor?
    /// The tint color; `nil` for that of the bar.
    open var tintColor: UIColor? {
        get { said { (item: UIBarButtonItem) in item.ownTint } }
        set { ownTint = newValue }
    }
    /// The menu element in place of the item in an overflow menu; stored only.
    @Inert(.behavior) open var menuRepresentation: UIMenuElement? = nil
    /// Whether symbol changes are animated; stored only.
    @Inert(.behavior) open var isSymbolAnimationEnabled = false
    /// Whether the item has no shared glass background; stored only.
    @Inert(.looks) open var hidesSharedBackground = false
    /// Whether the item shares its glass background with others; stored only.
    @Inert(.looks) open var sharesBackground = true
    /// The identifier by which the system matches items in transitions; stored only.
    @Inert(.behavior) open var identifier: String? = nil
    /// The badge at the corner; not drawn here.
    @Inert(.looks) open var badge: Badge? = nil
    /// The group to which the item was added last.
    open weak var buttonGroup: UIBarButtonItemGroup?
    /// The system item, if the item was created as one.
    var systemItem: SystemItem?

    /// Creates an item with an image, a target and an action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates an item with an image, an image for a compact height, a target and an action.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// Creates an item with a title, a target and an action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    /// Creates a standard item with a target and an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }
    /// Creates an item with a view in place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// Creates a standard item with an action, a menu, or both.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Creates an item with the title and image of an action.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }
    /// Creates an item with a title and an image, by default those of the primary action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Creates an item with a title or image, a target and an action, or a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }
    /// Returns a space of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }
    /// Returns a space of no width.
    public static func fixedSpace() -> Self { space(.fixedSpace, width: 0) }
    /// Returns a space that takes an equal share of the remaining width.
    public static func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
    private static func space(_ item: SystemItem, width: CGFloat) -> Self {
        let result = unsafe unsafeDowncast(UIBarButtonItem(), to: self)
        result.systemItem = item
        result.width = width
        return result
    }

    /// Sets the background image for a state and metrics, of which the normal and the disabled state are drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images["background \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image for a state and metrics, from the item or its appearance proxies.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        said { (item: UIBarButtonItem) in item.images["background \(state.rawValue) \(barMetrics.rawValue)"] }
    }
    /// Sets the background image for a state, a style and metrics, which goes before that for all styles.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        images["background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image for the style, or the one for all styles.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        let key = "background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"
        return said { (item: UIBarButtonItem) in item.images[key] }
            ?? backgroundImage(for: state, barMetrics: barMetrics)
    }
    /// Sets the vertical offset of the background image in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
    }
    /// Returns the vertical offset of the background, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        said { (item: UIBarButtonItem) in item.adjustments["background \(barMetrics.rawValue)"] }?.vertical ?? 0
    }
    /// Sets the vertical offset of a back button's background image in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["back background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
    }
    /// Returns the vertical offset of a back button's background, in points.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        said { (item: UIBarButtonItem) in item.adjustments["back background \(barMetrics.rawValue)"] }?.vertical ?? 0
    }
    /// Sets the offset of the title in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments["title \(barMetrics.rawValue)"] = adjustment
    }
    /// Returns the offset of the title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        said { (item: UIBarButtonItem) in item.adjustments["title \(barMetrics.rawValue)"] } ?? .zero
    }
    /// Sets the background image of a back button for a state and metrics, of which the normal state is drawn.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        images["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image of a back button for a state and metrics.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        said { (item: UIBarButtonItem) in item.images["back \(state.rawValue) \(barMetrics.rawValue)"] }
    }
    /// Sets the offset of a back button's title in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments["back \(barMetrics.rawValue)"] = adjustment
    }
    /// Returns the offset of a back button's title, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        said { (item: UIBarButtonItem) in item.adjustments["back \(barMetrics.rawValue)"] } ?? .zero
    }
    /// Returns the frame of the custom view in another view's coordinate space; `nil` for a button.
    open func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }

    override func itemDidChange() {
        (bar as? UINavigationBar)?.itemsDidChange()
        bar?.setNeedsLayout()
    }
}
