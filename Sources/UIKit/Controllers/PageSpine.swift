import CoreGraphics
import Foundation

extension UIPageViewController {
    /// Refuses another number of pages than the spine and the backs of pages ask for.
    ///
    /// The words and numbers are those of UIKit's exception and of Apple's table for
    /// `setViewControllers(_:direction:animated:completion:)`.
    func checkCount(of pages: [UIViewController], animated: Bool) {
        guard transitionStyle == .pageCurl, !asksForSpine else { return }
        let required = spineLocation == .mid || isDoubleSided && animated ? 2 : 1
        let isRight = pages.count == required || spineLocation != .mid && pages.count == 1
        guard !isRight else { return }
        raiseInvalidArgument(
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for "
                + "the requested transition")
    }

    /// The pages that are seen in the end: both beside a spine in the middle, otherwise the front.
    func shownPages(of pages: [UIViewController]) -> [UIViewController] {
        transitionStyle == .pageCurl && spineLocation != .mid && !asksForSpine ? Array(pages.prefix(1)) : pages
    }

    private var isVertical: Bool { navigationOrientation == .vertical }

    /// Whether a page lies on the side of the spine that is read first.
    private func isFirst(_ page: UIViewController) -> Bool { viewControllers?.first === page }

    /// The room that pages scroll in, in points of the controller's view: half of the space between pages belongs to each.
    var scrolledRoom: CGRect {
        view.bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }

    /// The place of a page that scrolls, within its part of the content.
    func frame(scrolledIn room: CGRect) -> CGRect {
        room.insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }

    /// The place of a page: all of the room, or its half beside a spine in the middle.
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

    /// How a page follows the size of the controller's view.
    func pageMask(of page: UIViewController) -> UIView.AutoresizingMask {
        guard transitionStyle == .pageCurl, spineLocation == .mid else { return [.flexibleWidth, .flexibleHeight] }
        let isAtStart = isFirst(page) != isMirrored
        if isVertical {
            return [.flexibleWidth, .flexibleHeight, isAtStart ? .flexibleBottomMargin : .flexibleTopMargin]
        }
        return [.flexibleWidth, .flexibleHeight, isAtStart ? .flexibleRightMargin : .flexibleLeftMargin]
    }

    private var isMirrored: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The pages to which a direction leads, as the data source says: the two beside a spine in the middle, the page and its
    /// back if pages have backs; `nil` at an end.
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
        // Around a spine in the middle they are in the order of reading; without one the back comes behind the front.
        if spineLocation == .mid { return direction == .forward ? [first, second] : [second, first] }
        return [second, first]
    }
}
