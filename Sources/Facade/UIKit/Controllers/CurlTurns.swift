import Foundation

/// The gesture handling of a page view controller with the page-curl style: a tap near an edge turns the page, as does
/// a drag across the page when the finger lifts.
@MainActor final class CurlTurns {
    private unowned let pages: UIPageViewController
    private(set) lazy var recognizers: [UIGestureRecognizer] = [CurlPanRecognizer(self), CurlTapRecognizer(self)]

    /// The fraction of the page's length from an edge within which a tap turns the page; guessed.
    private static let edge: CGFloat = 0.2

    init(_ pages: UIPageViewController) { self.pages = pages }

    /// Returns the direction for a tap at a point of the page view, or `nil` if the tap turns no page.
    fileprivate func direction(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
        let part = isVertical ? point.y / pages.view.bounds.height : point.x / pages.view.bounds.width
        if part < Self.edge { return isMirrored ? .forward : .reverse }
        return part > 1 - Self.edge ? isMirrored ? .reverse : .forward : nil
    }

    /// Returns the direction for a drag's translation.
    fileprivate func direction(of distance: CGPoint) -> UIPageViewController.NavigationDirection? {
        let way = isVertical ? distance.y : distance.x
        return way == 0 ? nil : (way < 0) != isMirrored ? .forward : .reverse
    }

    fileprivate func turn(_ direction: UIPageViewController.NavigationDirection?) {
        guard let direction, let next = pages.nextPages(direction) else { return }
        let old = pages.viewControllers ?? []
        pages.delegate?.pageViewController(pages, willTransitionTo: pages.shownPages(of: next))
        pages.setViewControllers(next, direction: direction, animated: true) { [weak pages] finished in
            guard let pages else { return }
            pages.delegate?.pageViewController(
                pages, didFinishAnimating: finished, previousViewControllers: old, transitionCompleted: true)
        }
    }

    private var isVertical: Bool { pages.navigationOrientation == .vertical }

    private var isMirrored: Bool { !isVertical && pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The pan gesture recognizer that turns pages.
@MainActor private final class CurlPanRecognizer: UIPanGestureRecognizer {
    private weak var turns: CurlTurns?

    init(_ turns: CurlTurns) {
        self.turns = turns
        super.init(target: nil, action: nil)
    }

    override func sendActions() {
        super.sendActions()
        if state == .ended { turns?.turn(turns?.direction(of: translation(in: view))) }
    }
}

/// The tap gesture recognizer that turns pages near an edge.
@MainActor private final class CurlTapRecognizer: UITapGestureRecognizer {
    private weak var turns: CurlTurns?

    init(_ turns: CurlTurns) {
        self.turns = turns
        super.init(target: nil, action: nil)
    }

    override func sendActions() {
        super.sendActions()
        if state == .ended { turns?.turn(turns?.direction(at: location(in: view))) }
    }
}
