public import Foundation
import LayoutSimViewTree

/// A view that scrolls its content.
@preconcurrency @MainActor open class UIScrollView: UIView {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The delegate. Tables, collection views and text views have one of their own type under the same name, as in
    /// UIKit, where Objective-C allows a property's type to be narrowed.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() { clipsToBounds = true }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black
        case white
    }
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0
        case alwaysHidden
    }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes
        case never
        case always
    }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    open var contentAlignmentPoint = CGPoint.zero
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if isScrollAnimating { glide?.stop() }
            scroll(to: newValue)
        }
    }
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
    open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var transfersVerticalScrollingToParent = true
    open var transfersHorizontalScrollingToParent = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var decelerationRate: DecelerationRate = .normal
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open internal(set) var isScrollAnimating = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set {
            zoom(to: newValue)
            tellObservers()
        }
    }
    open var bouncesZoom = true
    open internal(set) var isZooming = false
    open var isZoomBouncing: Bool { false }
    open var scrollsToTop = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var allowsKeyboardScrolling = true
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
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = attached(ScrollPanRecognizer(self))
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = attached(ZoomRecognizer(self))
    lazy var contentDelay: UIGestureRecognizer = ContentDelayRecognizer(self)
    /// The active drag.
    var currentDrag: ScrollDrag?
    /// The active scrolling animation or deceleration.
    var glide: ScrollGlide?
    open lazy var directionalPressGestureRecognizer = UIGestureRecognizer(target: nil, action: nil)

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { scrollAnimated(to: contentOffset) } else { self.contentOffset = contentOffset }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    open func flashScrollIndicators() {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func stopScrollingAndZooming() { glide?.stop() }

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

/// The methods for responding to scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
