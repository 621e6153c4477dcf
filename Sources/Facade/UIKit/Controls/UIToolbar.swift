public import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// A bar with buttons.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    var images: [String: UIImage] = [:]
    /// The delegate, which is asked for the position only.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The items, from the leading end.
    open var items: [UIBarButtonItem]? {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    /// Sets the items; never animated here.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// The style of the bar; a black one is dark unless it has another color.
    open var barStyle: UIBarStyle = .default
    /// Whether content extends under the toolbar of a navigation controller.
    open var isTranslucent = true
    /// The background color, unless the appearance has one.
    open var barTintColor: UIColor?
    /// Whether the app has set the standard appearance.
    var isAppearanceSaid = false
    /// The appearance of the bar where no other one applies.
    ///
    /// It keeps its background at the edge of scrolled content if there is no appearance for the edge, where a device
    /// makes the background transparent.
    open var standardAppearance = UIToolbarAppearance() { didSet { isAppearanceSaid = true } }
    /// The appearance for a compact height; `nil` for the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance while the content of a navigation controller is scrolled to its bottom or does not scroll; a bar
    /// on its own never uses it
    /// ([Apple](https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance)).
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance for a compact height in that case; `nil` for that of any height.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// The position, bottom unless the delegate returns another; the delegate is asked once, when the bar moves to a
    /// window.
    open private(set) var barPosition = UIBarPosition.bottom
    private var asksForPosition = true
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Sets the background image for a position and metrics; it replaces the background unless the appearance has a
    /// color or an image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }
    /// Returns the background image for a position and metrics.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"]
    }
    /// Sets the image of the shadow for a position; an empty image removes the line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images["shadow \(topOrBottom.rawValue)"] = shadowImage
    }
    /// Returns the image of the shadow for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        images["shadow \(topOrBottom.rawValue)"]
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressBarButton(touches, event) }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, asksForPosition, let delegate else { return }
        asksForPosition = false
        barPosition = delegate.position(for: self)
    }
    open override var intrinsicContentSize: CGSize {
        // Recorded on iOS 26.1.
        _iOS(26) ? CGSize(width: UIView.noIntrinsicMetric, height: 48) : super.intrinsicContentSize
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        holdViewsOfApp(shownItems.viewsOfApp(in: self))
        for place in allPlaces { placeView(of: place) }
    }
    override func contentValue() -> Content? { .control(.toolbar) }
}

/// The methods for positioning a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar {
    var buttonPlaces: [BarButtonPlace] { allPlaces.filter(\.isButton) }

    private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

    /// The frames of buttons, spaces and custom views, in points of the bar.
    private var allPlaces: [BarButtonPlace] {
        let items = shownItems
        let margin = SideMargin.points(width: Double(bounds.width))
        let gap = 16.0
        let used = items.map(\.titleWidth).reduce(0, +) + gap * CGFloat(max(0, items.count - 1))
        let rest = max(0, bounds.width - 2 * margin - used)
        let spaces = items.count { $0.systemItem == .flexibleSpace }
        var x = margin
        return items.map { item in
            let width = item.systemItem == .flexibleSpace ? rest / CGFloat(spaces) : item.titleWidth
            defer { x += width + gap }
            return item.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
                .mirrored(in: bounds.width, if: isMirrored)
        }
    }
}
