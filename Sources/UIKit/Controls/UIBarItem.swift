public import Foundation
import LayoutSimText

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    public static func appearance() -> Self { BarItemTemplates.template(of: self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes) }
    public static func appearance(for trait: UITraitCollection) -> Self {
        BarItemTemplates.template(of: self, for: trait)
    }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self, in: containerTypes, for: trait) }

    /// What the app says of such items in the bar that this one is in, the most special first.
    final var defaults: [UIBarItem] = []
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open var isEnabled = true { didSet { tellObservers() } }
    open var title: String? {
        didSet {
            itemDidChange()
            tellObservers()
        }
    }
    open var image: UIImage? {
        didSet {
            itemDidChange()
            tellObservers()
        }
    }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = true
    open var accessibilityTraits: UIAccessibilityTraits = .button

    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        said { $0.attributes[state] }
    }

    /// What was said to the item, or else of such items.
    final func said<Item: UIBarItem, Value>(_ value: (Item) -> Value?) -> Value? {
        for source in [self] + defaults {
            if let source = source as? Item, let said = value(source) { return said }
        }
        return nil
    }

    /// Called when everything of the item's file is connected.
    open func awakeFromNib() {}

    /// What shows the item has to show it again.
    func itemDidChange() {}
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
    public enum Style: Int, Sendable {
        case plain = 0, bordered, done
        public static var prominent: Style { .done }
    }
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close,
            writingDirection
    }
    private var images: [String: UIImage] = [:]
    private var adjustments: [String: UIOffset] = [:]
    open var style: Style = .plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView? { didSet { itemDidChange() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open var changesSelectionAsPrimaryAction = false
    open var isSelected = false
    open var isHidden = false { didSet { itemDidChange() } }
    /// What shows the item.
    weak var bar: UIView?
    private var ownTint: UIColor?
    open var tintColor: UIColor? {
        get { said { (item: UIBarButtonItem) in item.ownTint } }
        set { ownTint = newValue }
    }
    open var menuRepresentation: UIMenuElement?
    open var isSymbolAnimationEnabled = false
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?
    /// What lies at the corner; not drawn.
    open var badge: Badge?
    open weak var buttonGroup: UIBarButtonItemGroup?
    /// What the system shows, if it decides.
    var systemItem: SystemItem?

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }
    public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }
    public static func fixedSpace() -> Self { space(.fixedSpace, width: 0) }
    public static func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
    private static func space(_ item: SystemItem, width: CGFloat) -> Self {
        let result = unsafe unsafeDowncast(UIBarButtonItem(), to: self)
        result.systemItem = item
        result.width = width
        return result
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images["background \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        said { (item: UIBarButtonItem) in item.images["background \(state.rawValue) \(barMetrics.rawValue)"] }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { images["background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    /// The picture of the item's style, else that of all styles.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        let key = "background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)"
        return said { (item: UIBarButtonItem) in item.images[key] }
            ?? backgroundImage(for: state, barMetrics: barMetrics)
    }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        said { (item: UIBarButtonItem) in item.adjustments["background \(barMetrics.rawValue)"] }?.vertical ?? 0
    }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments["back background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        said { (item: UIBarButtonItem) in item.adjustments["back background \(barMetrics.rawValue)"] }?.vertical ?? 0
    }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments["title \(barMetrics.rawValue)"] = adjustment
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        said { (item: UIBarButtonItem) in item.adjustments["title \(barMetrics.rawValue)"] } ?? .zero
    }
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { images["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        said { (item: UIBarButtonItem) in item.images["back \(state.rawValue) \(barMetrics.rawValue)"] }
    }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments["back \(barMetrics.rawValue)"] = adjustment
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        said { (item: UIBarButtonItem) in item.adjustments["back \(barMetrics.rawValue)"] } ?? .zero
    }
    open func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }

    override func itemDidChange() {
        (bar as? UINavigationBar)?.itemsDidChange()
        bar?.setNeedsLayout()
    }
}

/// Buttons that move together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var alwaysAvailable = false
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?
    @preconcurrency @MainActor public override convenience init() {
        self.init(barButtonItems: [], representativeItem: nil)
    }
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed
        var title: String {
            if self == .search { return SystemText.search.shown }
            return [
                "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
                "Downloads", "Most Recent", "Most Viewed",
            ][rawValue]
        }
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    private var ownBadgeColor: UIColor?
    private var ownAdjustment: UIOffset?
    open var badgeColor: UIColor? {
        get { said { (item: UITabBarItem) in item.ownBadgeColor } }
        set { ownBadgeColor = newValue }
    }
    open var titlePositionAdjustment: UIOffset {
        get { said { (item: UITabBarItem) in item.ownAdjustment } ?? .zero }
        set { ownAdjustment = newValue }
    }
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: nil, tag: tag)
    }
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state] = textAttributes }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        said { (item: UITabBarItem) in item.badgeAttributes[state] }
    }
}
