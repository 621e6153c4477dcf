public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A view that scrolls its content.
@preconcurrency @MainActor open class UIScrollView: UIView {
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { tellUncalled(of: scrollDelegate, by: self) } }
    /// The delegate. Tables, collection views and text views have one of their own type under the same name, as in
    /// UIKit, where Objective-C allows a property's type to be narrowed.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() { clipsToBounds = true }

    /// The style of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black
        case white
    }
    /// The way in which a drag dismisses the keyboard; all modes but `none` do so when the drag begins.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }
    /// The visibility of a table index.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0
        case alwaysHidden
    }
    /// The axes along which the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes
        case never
        case always
    }
    /// The factor that multiplies the velocity of released content every millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate that stops the content sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The effect at the top edge, which is not drawn here.
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    /// The effect at the left edge, which is not drawn here.
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    /// The effect at the bottom edge, which is not drawn here.
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    /// The effect at the right edge, which is not drawn here.
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    /// The alignment of content that is smaller than the view; stored only.
    @Inert(.layout) open var contentAlignmentPoint = CGPoint.zero
    /// Calls the function; scroll indicators are never visible here.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

    /// The point of the content at the top left of the bounds; setting it stops a scrolling animation.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if isScrollAnimating { glide?.stop() }
            scroll(to: newValue)
        }
    }
    /// The size of the content, in points.
    open var contentSize: CGSize {
        get { storedContentSize }
        set { changeContentSize(newValue) }
    }
    var storedContentSize = CGSize.zero { didSet { tellObservers() } }
    /// The view whose content visibly scrolls.
    var scrolledView: UIView { self }
    /// Whether constraints attach the content to something that doesn't scroll with it.
    var pinsContent = false
    /// The content size computed from constraints.
    var solvedContentSize: CGSize?
    /// The distances between the content and the edges of the view, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            ownInsetsChanged()
            tellObservers()
        }
    }
    /// The navigation controller whose large title collapses as the content scrolls.
    weak var titleStack: UINavigationController?
    /// The adjusted insets for which the offset was last updated.
    var followedInsets: UIEdgeInsets = .zero
    /// Whether what is laid out in the view keeps away from bars itself, so that its top is at an offset of 0.
    package var isLaidOutInSafeArea = false
    /// The content inset plus the safe area, where it counts, and the space for a refresh control.
    open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
    /// Called after the adjusted content inset has changed; does nothing by default.
    open func adjustedContentInsetDidChange() {}
    /// The axes along which the safe area adds to the content inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
    }
    /// Whether the indicators' insets include the safe area; stored only.
    @Inert(.looks) open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The layout guide for the content; constraints to its edges determine the content size.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The layout guide for the view's frame, which doesn't scroll.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
    /// Whether a drag scrolls along only one axis.
    open var isDirectionalLockEnabled = false
    /// Whether the content can be dragged past its edges.
    open var bounces = true
    /// Whether content that fits vertically can be dragged past its edges.
    open var alwaysBounceVertical = false
    /// Whether content that fits horizontally can be dragged past its edges.
    open var alwaysBounceHorizontal = false
    /// Whether the content bounces vertically, if it bounces at all.
    open var bouncesVertically = true
    /// Whether the content bounces horizontally, if it bounces at all.
    open var bouncesHorizontally = true
    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether the user can scroll the content.
    open var isScrollEnabled = true
    /// Whether an enclosing scroll view takes over vertical scrolling at the edge; stored only.
    @Inert(.behavior) open var transfersVerticalScrollingToParent = true
    /// Whether an enclosing scroll view takes over horizontal scrolling at the edge; stored only.
    @Inert(.behavior) open var transfersHorizontalScrollingToParent = true
    /// Whether the vertical indicator shows; stored only.
    @Inert(.behavior) open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator shows; stored only.
    @Inert(.behavior) open var showsHorizontalScrollIndicator = true
    /// Gives a scroll view of UIKit's own no indicators.
    func setDefaultIndicatorsHidden() {
        _showsVerticalScrollIndicator = Inert(wrappedValue: false, .behavior)
        _showsHorizontalScrollIndicator = Inert(wrappedValue: false, .behavior)
    }
    /// The style of the scroll indicators; stored only.
    @Inert(.looks) open var indicatorStyle: IndicatorStyle = .default
    /// The insets of the vertical indicator, in points; stored only.
    @Inert(.looks) open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of the horizontal indicator, in points; stored only.
    @Inert(.looks) open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of both indicators, in points; returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// The factor that multiplies the velocity of released content every millisecond.
    open var decelerationRate: DecelerationRate = .normal
    /// The visibility of a table index; stored only.
    @Inert(.looks) open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether a finger is on the content.
    open internal(set) var isTracking = false
    /// Whether the user is dragging the content.
    open internal(set) var isDragging = false
    /// Whether the content is still moving after a drag.
    open internal(set) var isDecelerating = false
    /// Whether the content is scrolling to an offset set with animation.
    open internal(set) var isScrollAnimating = false
    /// Whether touches are held back until it is clear whether they scroll.
    open var delaysContentTouches = true
    /// Whether a drag can cancel touches that views in the content track.
    open var canCancelContentTouches = true
    /// The smallest zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the view that the delegate zooms, limited to the smallest and largest; 1 without one.
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set {
            zoomAroundMiddle(to: newValue)
            tellObservers()
        }
    }
    /// Whether zooming can exceed its limits; stored only.
    @Inert(.behavior) open var bouncesZoom = true
    /// Whether a pinch is zooming the content.
    open internal(set) var isZooming = false
    /// Whether zooming has exceeded its limits; always `false` here.
    open var isZoomBouncing: Bool { false }
    /// Whether a tap on the status bar scrolls to the top; stored only.
    @Inert(.behavior) open var scrollsToTop = true
    /// The way in which a drag dismisses the keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether the arrow keys scroll the content; stored only.
    @Inert(.behavior) open var allowsKeyboardScrolling = true
    /// The refresh control above the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.endRefreshing()
            oldValue?.scrollView = nil
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
            refreshControl.place()
        }
    }
    /// The refresh control that the app added as a subview.
    weak var pulledControl: UIRefreshControl?
    /// The top inset for a refresh control that is refreshing, in points.
    var refreshRoom: CGFloat = 0
    /// The gesture recognizer that scrolls the content.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = attached(ScrollPanRecognizer(self))
    /// The gesture recognizer that zooms the content.
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = attached(ZoomRecognizer(self))
    lazy var contentDelay: UIGestureRecognizer = ContentDelayRecognizer(self)
    /// The active drag.
    var currentDrag: ScrollDrag?
    /// The active scrolling animation or deceleration.
    var glide: ScrollGlide?
    /// The recognizer of presses of arrow keys, which scroll nothing here.
    open lazy var directionalPressGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)

    /// Scrolls to an offset; the animation is skipped outside a window or while animations are disabled.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { scrollAnimated(to: contentOffset) } else { self.contentOffset = contentOffset }
    }
    /// Scrolls just far enough for a rectangle of the content to be visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// Does nothing here, since scroll indicators are never visible.
    open func flashScrollIndicators() { inert(.behavior, self) }
    /// Sets the zoom scale, always without animation here.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Zooms to a rectangle of the zoomed view, always without animation here.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }
    /// Returns whether touches are delivered to a view in the content; never called here.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns whether a drag may cancel the touches of a view in the content; `false` for controls by default.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Stops a scrolling animation or deceleration.
    open func stopScrollingAndZooming() { glide?.stop() }

    /// Whether touches in the content, or in views of it that do not handle them, are not passed to the next responder.
    ///
    /// A scroll view that may not scroll passes them on (Apple, *isScrollEnabled*).
    var keepsTouches: Bool { isScrollEnabled }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !keepsTouches { super.touchesCancelled(touches, with: event) }
    }

    /// Called when a drag of the content begins.
    func dragWillBegin() {}
    /// Returns the target offset of released content, in place of the one that follows from its velocity in points per
    /// millisecond.
    func chosenRest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
    /// Called when the content offset has changed.
    func contentDidScroll() {}
    /// Called when the content has come to rest after a drag.
    func dragDidRest() {}

    override func contentValue() -> Content? { .scroll }
}
