import CoreGraphics
import QuartzCore

/// A page-curl transition about the spine of a page view controller.
@MainActor struct PageTurn {
    private let pages: UIPageViewController
    private let former: FormerLook
    /// The index of the page that curls: with a spine in the middle, the second page for a forward turn; otherwise the
    /// first.
    private let position: Int
    private let direction: UIPageViewController.NavigationDirection

    /// The duration in seconds; not measured.
    static let duration = 0.5

    /// Captures the current appearance of the pages; returns `nil` if they are not visible.
    init?(of pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        position = pages.spineLocation == .mid && direction == .forward ? 1 : 0
        guard ViewAnimation.current.isEnabled, let view = Self.turning(pages, position),
            let former = FormerLook(of: view)
        else { return nil }
        (self.pages, self.former, self.direction) = (pages, former, direction)
    }

    /// Returns the view that curls: one page with a spine in the middle, otherwise the controller's whole view.
    private static func turning(_ pages: UIPageViewController, _ position: Int) -> UIView? {
        guard pages.spineLocation == .mid else { return pages.viewIfLoaded }
        return pages.viewControllers.flatMap { $0.indices.contains(position) ? $0[position].viewIfLoaded : nil }
    }

    /// Animates the curl to the current page.
    func show(then finish: @escaping () -> Void) {
        guard let view = Self.turning(pages, position) else { return finish() }
        let isBound = pages.spineLocation == .mid || direction == .forward
        let kind: LookTransition.Kind = isBound ? .curl(to: spine) : .uncurl(from: spine)
        LookTransition(kind: kind, settings: AnimationSettings(duration: Self.duration))
            .show(former, in: view, holdsTouches: true, then: finish)
    }

    /// The edge at which the curling view is bound.
    private var spine: LookTransition.Edge {
        let isBoundAtEnd =
            pages.spineLocation == .max || pages.spineLocation == .mid && direction == .reverse
        if pages.navigationOrientation == .vertical { return isBoundAtEnd ? .bottom : .top }
        let isMirrored = pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored != isBoundAtEnd ? .right : .left
    }
}
