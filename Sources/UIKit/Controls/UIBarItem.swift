public import Foundation

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAppearance {
    public static func appearance() -> Self { BarItemTemplates.template(of: self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self) }
    public static func appearance(for trait: UITraitCollection) -> Self { BarItemTemplates.template(of: self) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { BarItemTemplates.template(of: self) }

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open var isEnabled = true
    open var title: String? { didSet { itemDidChange() } }
    open var image: UIImage? { didSet { itemDidChange() } }
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
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

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
    open var style: Style = .plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView?
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open var changesSelectionAsPrimaryAction = false
    open var isSelected = false
    open var isHidden = false
    open var tintColor: UIColor?
    open var menuRepresentation: UIMenuElement?
    open var isSymbolAnimationEnabled = false
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?
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
        images["background \(state.rawValue) \(barMetrics.rawValue)"]
    }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { images["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images["back \(state.rawValue) \(barMetrics.rawValue)"]
    }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { .zero }
    open func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}

/// Buttons that move together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var alwaysAvailable = false
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?
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
            [
                "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
                "Downloads", "Most Recent", "Most Viewed",
            ][rawValue]
        }
    }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment: UIOffset = .zero
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
        badgeAttributes[state]
    }
}
