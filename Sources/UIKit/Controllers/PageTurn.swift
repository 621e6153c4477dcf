import CoreGraphics
import QuartzCore

/// How a page of a controller whose pages curl is turned: about its spine, which is the leading or upper edge.
@MainActor struct PageTurn {
    private let pages: UIPageViewController
    private let former: FormerLook
    private let direction: UIPageViewController.NavigationDirection

    /// In seconds, which nobody measured.
    static let duration = 0.5

    /// Keeps what is seen of the pages; `nil` where nobody sees them.
    init?(of pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        guard ViewAnimation.current.isEnabled, let view = pages.viewIfLoaded, let former = FormerLook(of: view) else {
            return nil
        }
        (self.pages, self.former, self.direction) = (pages, former, direction)
    }

    /// Shows how the page turns to the one that is there now.
    func show(then finish: @escaping () -> Void) {
        let kind: LookTransition.Kind = direction == .forward ? .curl(to: spine) : .uncurl(from: spine)
        LookTransition(kind: kind, settings: AnimationSettings(duration: Self.duration))
            .show(former, in: pages.view, holdsTouches: true, then: finish)
    }

    private var spine: LookTransition.Edge {
        if pages.navigationOrientation == .vertical { return .top }
        return pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
