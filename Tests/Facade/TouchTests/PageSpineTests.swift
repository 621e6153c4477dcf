import LayoutSimUIKitTesting
import Testing
import UIKit

/// Pages on both sides of a spine, and pages with backs.
@MainActor @Suite struct PageSpineTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: UIPageViewController
        var landscape = UIPageViewController.SpineLocation.min

        init(
            _ spine: UIPageViewController.SpineLocation, _ orientation: UIPageViewController.NavigationOrientation,
            isDoubleSided: Bool = false
        ) {
            pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: orientation,
                options: [.spineLocation: NSNumber(value: spine.rawValue)])
            super.init()
            (pages.dataSource, pages.delegate) = (self, self)
            if isDoubleSided { pages.isDoubleSided = true }
            let first = (spine == .mid ? [2, 3] : [2]).compactMap(page)
            pages.setViewControllers(first, direction: .forward, animated: false)
        }

        func page(_ number: Int) -> UIViewController? {
            guard (0..<6).contains(number) else { return nil }
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }

        var shown: [String] { (pages.viewControllers ?? []).compactMap(\.title) }
        var frames: [CGRect] { (pages.viewControllers ?? []).map(\.view.frame) }

        private func number(_ controller: UIViewController) -> Int { controller.title.flatMap(Int.init) ?? -1 }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) - 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) + 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            let spine = orientation.isLandscape ? landscape : .min
            let first = pageViewController.viewControllers?.first
            let pages = spine == .mid ? [first, first.flatMap { page(number($0) + 1) }] : [first]
            pageViewController.setViewControllers(pages.compactMap(\.self), direction: .forward, animated: false)
            pageViewController.isDoubleSided = spine == .mid
            return spine
        }
    }

    @Test(arguments: [
        (UIPageViewController.NavigationOrientation.horizontal, CGRect(x: 0, y: 0, width: 187.5, height: 667)),
        (.vertical, CGRect(x: 0, y: 0, width: 375, height: 333.5)),
    ]) func `two pages lie beside a spine in the middle`(
        orientation: UIPageViewController.NavigationOrientation, first: CGRect
    ) throws {
        let book = Book(.mid, orientation)
        #expect(book.pages.isDoubleSided && book.pages.spineLocation == .mid)
        try onPhone(book.pages) { screen in
            let offset = orientation == .horizontal ? CGPoint(x: first.width, y: 0) : CGPoint(x: 0, y: first.height)
            #expect(book.frames == [first, first.offsetBy(dx: offset.x, dy: offset.y)])
            let forward = orientation == .horizontal ? CGPoint(x: 370, y: 300) : CGPoint(x: 180, y: 660)
            try screen.tap(forward)
            advance(by: 1)
            #expect(book.shown == ["4", "5"])
            #expect(book.frames == [first, first.offsetBy(dx: offset.x, dy: offset.y)])
            try screen.tap(forward)
            advance(by: 1)
            #expect(book.shown == ["4", "5"])
            try screen.tap(CGPoint(x: 5, y: 5))
            advance(by: 1)
            #expect(book.shown == ["2", "3"])
        }
    }

    @Test func `a page with a back turns to the front behind it`() throws {
        let book = Book(.min, .horizontal, isDoubleSided: true)
        try onPhone(book.pages) { screen in
            try screen.tap(CGPoint(x: 370, y: 300))
            advance(by: 1)
            #expect(book.shown == ["4"] && book.frames == [CGRect(x: 0, y: 0, width: 375, height: 667)])
            try screen.tap(CGPoint(x: 5, y: 300))
            advance(by: 1)
            #expect(book.shown == ["2"])
        }
    }

    @Test(arguments: [(UIPageViewController.SpineLocation.max, ["2"], 667), (.mid, ["2", "3"], 333.5)])
    func `the delegate says the spine and the pages of the other orientation`(
        spine: UIPageViewController.SpineLocation, shown: [String], width: CGFloat
    ) throws {
        let book = Book(.min, .horizontal)
        try onPhone(book.pages) { screen in
            book.landscape = spine
            try screen.rotate(to: .landscapeRight)
            #expect(book.pages.spineLocation == spine && book.shown == shown)
            #expect(Set(book.frames.map(\.width)) == [width])
            try screen.rotate(to: .portrait)
            #expect(book.pages.spineLocation == .min && book.shown == ["2"] && book.frames.map(\.width) == [375])
        }
    }

    @Test func `another number of pages is an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let pages = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("view controllers provided (1) doesn't match the number required (2)"))
    }
}
