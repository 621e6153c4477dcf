public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A bar with a title and buttons for navigation.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    var images: [String: UIImage] = [:]
    /// Whether the app has set the standard appearance.
    var isAppearanceSaid = false
    private var stack: [UINavigationItem] = []
    /// The container of a search bar below the titles, if any.
    private(set) var drawer: SearchBarDrawer?
    /// Whether an active search replaces the title and buttons.
    var isSearching = false {
        didSet {
            guard isSearching != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// The display mode button of a split view controller, at the leading end of the first item.
    var displayModeItem: UIBarButtonItem? { didSet { itemsDidChange() } }
    /// The delegate, which is asked for the bar's position and before a tap on the back button.
    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet { checkDelegate() }
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The controller that alone changes the bar's items.
    weak var manager: UINavigationController?
    /// The style of the bar; a black one makes a navigation controller's status bar light.
    open var barStyle: UIBarStyle = .default
    /// Whether content extends under the bar of a navigation controller.
    open var isTranslucent = true
    /// Whether the large title follows the text size.
    package var scalesLargeTitle = false
    /// How far below the middle of its row the large title stands, in points.
    package var largeTitleOffset: CGFloat = 0
    /// Whether items have large titles, unless they decline them.
    open var prefersLargeTitles = false { didSet { itemsDidChange() } }
    /// The background color, unless the standard appearance has one.
    open var barTintColor: UIColor?
    /// The image of the shadow below the bar, unless the appearance has a shadow of its own; an empty image removes the
    /// line, whether or not there is a background image.
    open var shadowImage: UIImage?
    /// The attributes of the title; those of the appearance take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the large title; those of the appearance take precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image in place of the back button's chevron, unless the appearance has one.
    open var backIndicatorImage: UIImage?
    /// The mask of the back indicator during transitions; stored only.
    @Inert(.behavior) open var backIndicatorTransitionMaskImage: UIImage? = nil
    /// The appearance of the bar where no other one applies.
    ///
    /// It keeps its background at the edge of scrolled content if there is no appearance for the edge, where a device
    /// makes the background transparent.
    open var standardAppearance = UINavigationBarAppearance() { didSet { isAppearanceSaid = true } }
    /// The appearance for a compact height; `nil` for the standard one.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance while the content of a navigation controller is scrolled to its top or does not scroll; a bar on
    /// its own never uses it
    /// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance)).
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance for a compact height in that case; `nil` for that of any height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The preferred behavioral style on a Mac; stored only.
    @Inert(.service) open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The position that the delegate gives the bar; `any` without one.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The items, the last of which is on top.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// Sets the items; never animated here.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        checkChange("setItems:animated:")
        follow(items ?? [])
    }
    /// The item that the bar shows.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the top one, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    /// Puts an item on top; never animated here and without asking the delegate.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        checkChange("pushNavigationItem:animated:")
        follow(stack + [item])
    }
    /// Removes the top item and returns it; never animated here and without asking the delegate.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        checkChange("popNavigationItemAnimated:")
        let last = stack.last
        follow(Array(stack.dropLast()))
        return last
    }
    /// Sets the background image for metrics; it replaces the background unless the appearance has a color or an image,
    /// and an empty image makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images["\(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image for metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images["\(barMetrics.rawValue)"] }
    /// Sets the background image for a position and metrics, which goes before the one for all positions.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images["\(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image for a position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["\(barPosition.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the vertical offset of the standard title in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    open override func addConstraint(_ constraint: NSLayoutConstraint) {
        checkConstraints()
        super.addConstraint(constraint)
    }
    open override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        checkConstraints()
        super.addConstraints(constraints)
    }
    open override func removeConstraint(_ constraint: NSLayoutConstraint) {
        checkConstraints()
        super.removeConstraint(constraint)
    }
    open override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        checkConstraints()
        super.removeConstraints(constraints)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressBarButton(touches, event) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeViewsOfApp()
        drawer?.place(in: bounds, margin: searchMargin)
    }
    /// The distance of a search field from the sides, which is that of the screen's content, in points [chosen].
    private var searchMargin: CGFloat {
        SideMargin.points(width: bounds.width, wide: traitCollection.wideSideMargin)
    }
    /// Shows the search bar of a search controller, or none.
    func showDrawer(of search: UISearchController?, height: CGFloat) {
        if drawer?.bar !== search?.searchBar {
            drawer?.removeFromSuperview()
            drawer = search.map { SearchBarDrawer($0.searchBar) }
            if let drawer { addSubview(drawer) }
        }
        if drawer?.height != height { drawer?.height = height }
        drawer?.place(in: bounds, margin: searchMargin)
    }
    override func contentValue() -> Content? {
        .control(.navigationBar(NavigationBar(title: drawnTitle), isLarge: isLarge))
    }

    /// Adds the prompt, which makes the bar taller.
    override func finish(_ value: inout View) {
        super.finish(&value)
        guard !isSearching, let prompt = topItem?.prompt else { return }
        value.bars = BarContents()
        value.bars?.prompt = prompt
    }

    /// The title to draw; empty while a search or a title view replaces it.
    private var drawnTitle: String { isSearching ? "" : topItem?.shownTitle(isLarge: isLarge) ?? "" }

    /// Whether the top item has a large title; an item with an automatic display mode inherits that of the item before
    /// it.
    package var isLarge: Bool {
        guard prefersLargeTitles, !stack.isEmpty else { return false }
        return stack.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode != .never } ?? true
    }

    /// Sets the items, the last of which is on top.
    func follow(_ items: [UINavigationItem]) {
        for item in stack { item.bar = nil }
        stack = items
        for item in items { item.bar = self }
        itemsDidChange()
    }

    /// Updates the bar for changed items.
    func itemsDidChange() {
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension UINavigationItem {
    /// The height of the prompt, in points; 0 without one.
    var promptHeight: CGFloat { prompt == nil ? 0 : CGFloat(ControlMetrics.promptHeight) }

    /// Returns the title to draw; a title view replaces a standard one.
    func shownTitle(isLarge: Bool, else other: String? = nil) -> String {
        isLarge || titleView == nil ? title ?? other ?? "" : ""
    }
}

/// The methods for controlling the changes of a navigation bar's items.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asks the delegate whether an item may be pushed; never called here.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Tells the delegate that an item was pushed; never called here.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asks the delegate whether a tap on the back button may pop an item; `true` by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells the delegate that a tap on the back button popped an item.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
