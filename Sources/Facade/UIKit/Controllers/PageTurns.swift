import Foundation

/// The interactive page turns of a page view controller in the scroll style.
///
/// The data source is asked for the pages on both sides as a drag begins, and for the next one in the same direction
/// after a page has turned. Its answers, including `nil`, are cached until the pages or the data source are set again.
@MainActor final class PageTurns {
    private enum Side { case before, after }

    /// The cached answer of the data source for one side.
    private struct Answer {
        let page: UIViewController?
    }

    private unowned let pages: UIPageViewController
    private var answers: [Side: Answer] = [:]
    /// The page that is scrolling into view, and its side.
    private var pending: (page: UIViewController, side: Side)?

    init(_ pages: UIPageViewController) { self.pages = pages }

    private var current: UIViewController? { pages.viewControllers?.first }

    /// Discards the cached pages, so that the data source is asked again.
    func forget() { answers = [:] }

    /// Prepares neighboring pages as a drag begins.
    func begin(in scrollView: PageScrollView) {
        scrollView.contentSize = scrollView.bounds.size
        for side in [Side.before, .after] { ask(side) }
        let room = [Side.before, .after].map { answers[$0]?.page == nil ? 0 : length(of: scrollView) }
        let (first, last) = isMirrored ? (room[1], room[0]) : (room[0], room[1])
        scrollView.makeRoom(
            pages.navigationOrientation == .horizontal
                ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
                : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0))
    }

    private func ask(_ side: Side) {
        guard answers[side] == nil, let source = pages.dataSource, let current else { return }
        let page =
            side == .before
            ? source.pageViewController(pages, viewControllerBefore: current)
            : source.pageViewController(pages, viewControllerAfter: current)
        answers[side] = Answer(page: page)
    }

    // MARK: Scrolling

    /// Brings in the page on the side to which the content has scrolled.
    func follow(_ scrollView: PageScrollView) {
        let shift = shift(of: scrollView)
        guard shift != 0 else { return }
        let side = shift > 0 ? Side.after : .before
        guard pending?.side != side else { return }
        giveUp()
        if let page = answers[side]?.page { bring(page, side, in: scrollView) }
    }

    private func bring(_ page: UIViewController, _ side: Side, in scrollView: PageScrollView) {
        pending = (page, side)
        pages.delegate?.pageViewController(pages, willTransitionTo: [page])
        if page.parent !== pages { pages.addChild(page) }
        page.view.frame = pages.frame(
            scrolledIn: CGRect(origin: origin(of: side, in: scrollView), size: scrollView.bounds.size))
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.driving([page]) { scrollView.addSubview(page.view) }
        page.willAppear(true)
        current?.willDisappear(true)
        page.isAppearing(true)
    }

    // MARK: Coming to rest

    /// Handles the end of scrolling, at a page boundary or where a touch stopped it.
    func rest(_ scrollView: PageScrollView) {
        guard scrollView.glide == nil, !scrollView.isTracking else { return }
        let shift = abs(shift(of: scrollView))
        if shift == 0 {
            giveUp()
            scrollView.makeRoom(.zero)
        } else if let pending, shift == length(of: scrollView) {
            turn(to: pending.page, pending.side, in: scrollView)
        }
    }

    private func turn(to page: UIViewController, _ side: Side, in scrollView: PageScrollView) {
        let old = pages.viewControllers ?? []
        pending = nil
        scrollView.bounds.origin = .zero
        page.view.frame = pages.frame(scrolledIn: scrollView.bounds)
        pages.viewControllers = [page]
        leave(old)
        page.finishAppearance(animated: true)
        for controller in old { controller.finishAppearance(animated: true) }
        page.didMove(toParent: pages)
        scrollView.makeRoom(.zero)
        answers = [side == .after ? .before : .after: Answer(page: old.first)]
        ask(side)
        answers[side]?.page?.loadViewIfNeeded()
        pages.delegate?.pageViewController(
            pages, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }

    /// Cancels the turn to the pending page.
    private func giveUp() {
        guard let page = pending?.page else { return }
        pending = nil
        page.willDisappear(true)
        current?.willAppear(true)
        leave([page])
        current?.finishAppearance(animated: true)
        page.finishAppearance(animated: true)
        pages.delegate?.pageViewController(
            pages, didFinishAnimating: true, previousViewControllers: pages.viewControllers ?? [],
            transitionCompleted: false)
    }

    private func leave(_ controllers: [UIViewController]) {
        for controller in controllers {
            controller.willMove(toParent: nil)
            pages.driving([controller]) { controller.viewIfLoaded?.removeFromSuperview() }
            controller.removeFromParent()
        }
    }

    // MARK: Geometry

    private var isMirrored: Bool {
        pages.navigationOrientation == .horizontal
            && pages.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func length(of scrollView: UIScrollView) -> CGFloat {
        pages.navigationOrientation == .horizontal ? scrollView.bounds.width : scrollView.bounds.height
    }

    /// Returns the distance that the content has scrolled toward the following page, in points.
    private func shift(of scrollView: UIScrollView) -> CGFloat {
        guard pages.navigationOrientation == .horizontal else { return scrollView.contentOffset.y }
        return isMirrored ? -scrollView.contentOffset.x : scrollView.contentOffset.x
    }

    private func origin(of side: Side, in scrollView: UIScrollView) -> CGPoint {
        let way = (side == .after) != isMirrored ? length(of: scrollView) : -length(of: scrollView)
        return pages.navigationOrientation == .horizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }
}
