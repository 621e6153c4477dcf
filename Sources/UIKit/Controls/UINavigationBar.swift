public import Foundation
import LayoutSimViewTree

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
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle: UIBarStyle = .default
    open var isTranslucent = true
    open var prefersLargeTitles = false { didSet { itemsDidChange() } }
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() { didSet { isAppearanceSaid = true } }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { follow(items ?? []) }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { follow(stack + [item]) }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        let last = stack.last
        follow(Array(stack.dropLast()))
        return last
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images["\(barMetrics.rawValue)"] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images["\(barMetrics.rawValue)"] }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { images["\(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["\(barPosition.rawValue) \(barMetrics.rawValue)"]
    }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressBarButton(touches, event) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeViewsOfApp()
        drawer?.place(in: bounds)
    }
    /// Shows the search bar of a search controller, or none.
    func showDrawer(of search: UISearchController?, height: CGFloat) {
        if drawer?.bar !== search?.searchBar {
            drawer?.removeFromSuperview()
            drawer = search.map { SearchBarDrawer($0.searchBar) }
            if let drawer { addSubview(drawer) }
        }
        if drawer?.height != height { drawer?.height = height }
        drawer?.place(in: bounds)
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
    var isLarge: Bool {
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

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
