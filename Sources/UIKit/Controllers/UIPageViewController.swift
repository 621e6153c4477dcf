public import Foundation
import LayoutSimInterfaceBuilder

/// A container view controller that shows controllers page by page.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { turns.forget() }
    }
    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    /// The location of the spine in the page-curl style.
    open internal(set) var spineLocation: SpineLocation
    /// Whether pages have back sides, as pages around a spine in the middle do.
    open var isDoubleSided = false
    /// The spacing between pages in the scroll style, in points.
    let spacing: CGFloat
    /// Whether the delegate is being asked for the spine location, during which it sets the matching pages.
    private(set) var asksForSpine = false
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? curls.recognizers : [] }
    open internal(set) var viewControllers: [UIViewController]?
    private lazy var scrollView = PageScrollView(self)
    /// The interactive page turns in the scroll style.
    private(set) lazy var turns = PageTurns(self)
    private lazy var curls = CurlTurns(self)

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

    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    public required init?(coder: NSCoder) {
        let object = (coder as? NibScene)?.object
        let curls = object.map { $0["transitionStyle"] != "scroll" } ?? false
        transitionStyle = curls ? .pageCurl : .scroll
        navigationOrientation = object?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        let spine: SpineLocation =
            object?["spineLocation"] == "mid" ? .mid : object?["spineLocation"] == "max" ? .max : .min
        spineLocation = curls ? spine : .none
        isDoubleSided = spineLocation == .mid || object?.flag("doubleSided") ?? false
        spacing = curls ? 0 : object?["pageSpacing"].flatMap(Double.init).map { CGFloat($0) } ?? 0
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

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
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
