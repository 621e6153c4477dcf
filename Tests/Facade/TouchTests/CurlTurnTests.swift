import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers that turn the pages of a controller whose pages curl.
@MainActor @Suite struct CurlTurnTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: UIPageViewController
        var lines: [String] = []

        init(_ orientation: UIPageViewController.NavigationOrientation) {
            pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: orientation)
            super.init()
            (pages.dataSource, pages.delegate) = (self, self)
            pages.setViewControllers([page(1)].compactMap(\.self), direction: .forward, animated: false)
        }

        func page(_ number: Int) -> UIViewController? {
            guard (0..<4).contains(number) else { return nil }
            let page = UIViewController()
            page.title = "\(number)"
            return page
        }

        var shown: String? { pages.viewControllers?.first?.title }

        private func number(_ controller: UIViewController?) -> Int { controller?.title.flatMap(Int.init) ?? -1 }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) - 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) + 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("to \(number(pendingViewControllers.first))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("from \(number(previousViewControllers.first)) \(completed)") }
    }

    @Test(arguments: [
        (370.0, "2"), (5, "0"), (180, "1"),
    ]) func `a tap near an edge turns the page`(_ x: Double, _ page: String) throws {
        let book = Book(.horizontal)
        try onPhone(book.pages) { screen in
            try screen.tap(CGPoint(x: x, y: 300))
            #expect(book.shown == page)
            let turned = page != "1"
            #expect(book.lines == (turned ? ["to \(page)"] : []))
            advance(by: 0.5)
            #expect(book.lines == (turned ? ["to \(page)", "from 1 true"] : []))
            #expect(book.pages.children.count == 1)
        }
    }

    @Test func `a drag across the page turns it, and the last page stays`() throws {
        let book = Book(.horizontal)
        try onPhone(book.pages) { screen in
            for page in ["2", "3", "3"] {
                try screen.swipeLeft()
                #expect(book.shown == page)
            }
            try screen.swipeRight()
            #expect(book.shown == "2")
        }
    }

    @Test func `from right to left, and from top to bottom`() throws {
        let mirrored = Book(.horizontal)
        mirrored.pages.view.semanticContentAttribute = .forceRightToLeft
        try onPhone(mirrored.pages) { screen in
            try screen.swipeLeft()
            #expect(mirrored.shown == "0")
            try screen.tap(CGPoint(x: 5, y: 300))
            #expect(mirrored.shown == "1")
        }
        let vertical = Book(.vertical)
        try onPhone(vertical.pages) { screen in
            try screen.swipeUp()
            #expect(vertical.shown == "2")
            try screen.tap(CGPoint(x: 180, y: 20))
            #expect(vertical.shown == "1")
        }
    }

    @Test func `recognizers can be moved to another view`() throws {
        let book = Book(.horizontal)
        #expect(book.pages.gestureRecognizers.count == 2)
        #expect(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).gestureRecognizers == [])
    }
}
