import CoreGraphics
import Foundation

extension UIPageViewController {
    /// Raises an exception if the number of pages doesn't match the spine location and `isDoubleSided`.
    ///
    /// The message and the counts are those of UIKit's exception and of Apple's table for
    /// `setViewControllers(_:direction:animated:completion:)`.
    func checkCount(of pages: [UIViewController], animated: Bool) {
        guard transitionStyle == .scroll || !asksForSpine else { return }
        let isDouble = transitionStyle == .pageCurl && (spineLocation == .mid || isDoubleSided && animated)
        let required = isDouble ? 2 : 1
        let isRight = pages.count == required || spineLocation != .mid && pages.count == 1
        guard !isRight else { return }
        raiseInvalidArgument(
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for "
                + "the requested transition")
    }

    /// Returns the pages that are visible after a transition: both with a spine in the middle, otherwise the front
    /// page.
    func shownPages(of pages: [UIViewController]) -> [UIViewController] {
        transitionStyle == .pageCurl && spineLocation != .mid && !asksForSpine ? Array(pages.prefix(1)) : pages
    }

    private var isVertical: Bool { navigationOrientation == .vertical }

    /// Whether a page is the first of the pages, on the leading side of the spine.
    private func isFirst(_ page: UIViewController) -> Bool { viewControllers?.first === page }

    /// The bounds in which pages scroll, in points of the controller's view: each page is padded by half of the
    /// interpage spacing.
    var scrolledRoom: CGRect {
        view.bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }

    /// Returns the frame of a scrolling page within its padded bounds.
    func frame(scrolledIn room: CGRect) -> CGRect {
        room.insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }

    /// Returns the frame of a page: all of the bounds, or one half with a spine in the middle.
    func frame(of page: UIViewController, in room: CGRect) -> CGRect {
        guard transitionStyle == .pageCurl else { return frame(scrolledIn: room) }
        guard spineLocation == .mid else { return room }
        let isAtStart = isFirst(page) != isMirrored
        if isVertical {
            let half = room.height / 2
            return CGRect(x: room.minX, y: room.minY + (isAtStart ? 0 : half), width: room.width, height: half)
        }
        let half = room.width / 2
        return CGRect(x: room.minX + (isAtStart ? 0 : half), y: room.minY, width: half, height: room.height)
    }

    /// Returns the autoresizing mask of a page in the controller's view.
    func pageMask(of page: UIViewController) -> UIView.AutoresizingMask {
        guard transitionStyle == .pageCurl, spineLocation == .mid else { return [.flexibleWidth, .flexibleHeight] }
        let isAtStart = isFirst(page) != isMirrored
        if isVertical {
            return [.flexibleWidth, .flexibleHeight, isAtStart ? .flexibleBottomMargin : .flexibleTopMargin]
        }
        return [.flexibleWidth, .flexibleHeight, isAtStart ? .flexibleRightMargin : .flexibleLeftMargin]
    }

    private var isMirrored: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the next pages in a direction from the data source: two with a spine in the middle, a page and its back
    /// if pages are double-sided; `nil` at the end.
    func nextPages(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let source = dataSource, let pages = viewControllers else { return nil }
        func step(_ page: UIViewController?) -> UIViewController? {
            page.flatMap {
                direction == .forward
                    ? source.pageViewController(self, viewControllerAfter: $0)
                    : source.pageViewController(self, viewControllerBefore: $0)
            }
        }
        guard let first = step(direction == .forward ? pages.last : pages.first) else { return nil }
        guard isDoubleSided else { return [first] }
        guard let second = step(first) else { return nil }
        // With a spine in the middle pages are in reading order; otherwise the back follows the front.
        if spineLocation == .mid { return direction == .forward ? [first, second] : [second, first] }
        return [second, first]
    }
}
