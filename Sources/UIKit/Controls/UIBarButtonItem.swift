public import Foundation
import LayoutSimText

/// A button in a bar.
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
    /// The view that shows the item.
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
    /// The badge at the corner; not drawn here.
    open var badge: Badge?
    open weak var buttonGroup: UIBarButtonItemGroup?
    /// The system item, if the item was created as one.
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
    /// Returns the background image for the style, or the one for all styles.
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
