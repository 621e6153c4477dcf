public import Foundation
import LayoutSimInterfaceBuilder

/// A container view controller that shows controllers page by page.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// The edge at which pages are bound, or the middle.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    /// Whether pages are turned forward or backward.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// Whether pages curl or scroll.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// The keys of the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The location of the spine in the page-curl style, as a `SpineLocation` or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between pages in the scroll style, as a number of points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The delegate, referenced weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The object that provides pages for the user to turn to, or `nil` for none.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            tellUncalled(of: dataSource, by: self)
            turns.forget()
        }
    }
    /// Whether pages curl or scroll.
    open private(set) var transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The location of the spine in the page-curl style.
    open internal(set) var spineLocation: SpineLocation
    /// Whether pages have back sides, as pages around a spine in the middle do.
    open var isDoubleSided = false
    /// The spacing between pages in the scroll style, in points.
    let spacing: CGFloat
    /// Whether the delegate is being asked for the spine location, during which it sets the matching pages.
    private(set) var asksForSpine = false
    /// The recognizers of the gestures that curl pages; empty in the scroll style.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? curls.recognizers : [] }
    /// The pages that are visible, or `nil` if none were set.
    open internal(set) var viewControllers: [UIViewController]?
    private lazy var scrollView = PageScrollView(self)
    /// The interactive page turns in the scroll style.
    private(set) lazy var turns = PageTurns(self)
    private lazy var curls = CurlTurns(self)

    /// Creates a page view controller with a style, an axis and options.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let place = options?[.spineLocation]
        let said = place as? SpineLocation ?? (place as? Int).flatMap(SpineLocation.init(rawValue:))
        spineLocation = style == .scroll ? .none : said ?? .min
        isDoubleSided = spineLocation == .mid
        spacing = style == .scroll ? Self.points(options?[.interPageSpacing]) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a horizontal page view controller whose pages curl.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    public required init?(coder: NSCoder) {
        let object = (coder as? NibScene)?.object
        let curls = object.map { $0.option("transitionStyle") != "scroll" } ?? false
        transitionStyle = curls ? .pageCurl : .scroll
        navigationOrientation = object?.option("navigationOrientation") == "vertical" ? .vertical : .horizontal
        let spine: SpineLocation =
            object?.option("spineLocation") == "mid" ? .mid : object?.option("spineLocation") == "max" ? .max : .min
        spineLocation = curls ? spine : .none
        isDoubleSided = spineLocation == .mid || object?.flag("doubleSided") ?? false
        spacing = curls ? 0 : object?.number("pageSpacing").map { CGFloat($0) } ?? 0
        super.init(coder: coder)
    }

    /// Converts an option of any numeric type to a length in points; 0 without a value.
    private static func points(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    /// Shows pages; a number that does not match the spine in the page-curl style raises an exception.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        checkCount(of: viewControllers ?? [], animated: animated)
        turns.forget()
        let viewControllers = viewControllers.map { shownPages(of: $0) }
        let isKept = { (old: UIViewController) in viewControllers?.contains { $0 === old } ?? false }
        let leaving = (self.viewControllers ?? []).filter { !isKept($0) }
        let motion = animated && transitionStyle == .scroll ? PageMotion(scrollView, navigationOrientation) : nil
        let curl = animated && transitionStyle == .pageCurl ? PageTurn(of: self, direction) : nil
        for old in leaving {
            old.willMove(toParent: nil)
            if motion == nil { old.viewIfLoaded?.removeFromSuperview() }
        }
        self.viewControllers = viewControllers
        for new in viewControllers ?? [] where new.parent !== self {
            addChild(new)
            if isViewLoaded { place(new) }
            new.didMove(toParent: self)
            motion?.bring(new.view, direction)
        }
        let views = leaving.compactMap(\.viewIfLoaded)
        for view in views {
            motion?.take(view, direction) { if view === views.last { completion?(true) } }
        }
        for old in leaving { old.removeFromParent() }
        if let curl, !views.isEmpty { return curl.show { completion?(true) } }
        if motion == nil || views.isEmpty { completion?(true) }
    }

    override var emptyView: UIView { _UIPageViewControllerContentView(frame: UIScreen.main.bounds) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll {
            scrollView.frame = scrolledRoom
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scrollView)
        }
        for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
        for controller in viewControllers ?? [] { place(controller) }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard transitionStyle == .pageCurl, let delegate else { return }
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
        asksForSpine = true
        spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
        asksForSpine = false
        if spineLocation == .mid { isDoubleSided = true }
        for controller in viewControllers ?? [] where isViewLoaded { place(controller) }
    }

    private func place(_ controller: UIViewController) {
        let container: UIView = transitionStyle == .scroll ? scrollView : view
        controller.view.frame = frame(of: controller, in: container.bounds)
        controller.view.autoresizingMask = pageMask(of: controller)
        container.addSubview(controller.view)
    }
}

/// The methods that provide pages for the user to turn to.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one, or `nil` if it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one, or `nil` if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages for the page indicator; never called here, since there is none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the page for the page indicator; never called here, since there is none.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods for responding to turns of pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user starts to turn to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells the delegate that a turn by the user has ended, and whether it was completed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Returns the location of the spine for an orientation; asked when a controller whose pages curl changes size.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the interface orientations that the page view controller supports; never called here.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    /// Returns the interface orientation for a presentation; never called here.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { .allButUpsideDown }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
