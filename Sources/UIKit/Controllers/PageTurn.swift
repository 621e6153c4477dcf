import CoreGraphics
import QuartzCore

/// How a page of a controller whose pages curl is turned: about its spine.
@MainActor struct PageTurn {
    private let pages: UIPageViewController
    private let former: FormerLook
    /// Which of the pages turns: with a spine in the middle, the one on the side that is turned away from.
    private let position: Int
    private let direction: UIPageViewController.NavigationDirection

    /// In seconds, which nobody measured.
    static let duration = 0.5

    /// Keeps what is seen of the pages; `nil` where nobody sees them.
    init?(of pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        position = pages.spineLocation == .mid && direction == .forward ? 1 : 0
        guard ViewAnimation.current.isEnabled, let view = Self.turning(pages, position),
            let former = FormerLook(of: view)
        else { return nil }
        (self.pages, self.former, self.direction) = (pages, former, direction)
    }

    /// What turns: a page beside a spine in the middle, otherwise all that is seen.
    private static func turning(_ pages: UIPageViewController, _ position: Int) -> UIView? {
        guard pages.spineLocation == .mid else { return pages.viewIfLoaded }
        return pages.viewControllers.flatMap { $0.indices.contains(position) ? $0[position].viewIfLoaded : nil }
    }

    /// Shows how the page turns to the one that is there now.
    func show(then finish: @escaping () -> Void) {
        guard let view = Self.turning(pages, position) else { return finish() }
        let isBound = pages.spineLocation == .mid || direction == .forward
        let kind: LookTransition.Kind = isBound ? .curl(to: spine) : .uncurl(from: spine)
        LookTransition(kind: kind, settings: AnimationSettings(duration: Self.duration))
            .show(former, in: view, holdsTouches: true, then: finish)
    }

    /// The edge of what turns at which it is bound.
    private var spine: LookTransition.Edge {
        let isBoundAtEnd =
            pages.spineLocation == .max || pages.spineLocation == .mid && direction == .reverse
        if pages.navigationOrientation == .vertical { return isBoundAtEnd ? .bottom : .top }
        let isMirrored = pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored != isBoundAtEnd ? .right : .left
    }
}
