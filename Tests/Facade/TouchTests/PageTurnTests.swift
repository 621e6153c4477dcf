import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers that turn the pages of a scrolling page controller.
@MainActor @Suite struct PageTurnTests {
    /// A page that records its callbacks.
    private final class Page: UIViewController {
        let number: Int
        private let log: (String) -> Void

        init(_ number: Int, _ log: @escaping (String) -> Void) {
            (self.number, self.log) = (number, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log("\(number) loaded") }
        /// The frames of the pages when this one appeared.
        private(set) var places: [CGRect] = []
        override func viewIsAppearing(_ animated: Bool) { places = view.superview?.subviews.map(\.frame) ?? [] }
        override func viewWillAppear(_ animated: Bool) { log("\(number) will appear") }
        override func viewDidAppear(_ animated: Bool) { log("\(number) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log("\(number) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log("\(number) did disappear") }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var count: Int
        var lines: [String] = []
        let pages: UIPageViewController

        init(
            _ count: Int, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
            spacing: (any Sendable)? = nil
        ) {
            self.count = count
            pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: orientation,
                options: spacing.map { [.interPageSpacing: $0] })
            super.init()
            (pages.dataSource, pages.delegate) = (self, self)
            pages.setViewControllers([page(0)].compactMap(\.self), direction: .forward, animated: false)
        }

        func page(_ number: Int) -> UIViewController? {
            (0..<count).contains(number) ? Page(number) { [weak self] in self?.lines.append($0) } : nil
        }

        var shown: Int? { (pages.viewControllers?.first as? Page)?.number }

        private func number(_ controller: UIViewController) -> Int { (controller as? Page)?.number ?? -1 }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            lines.append("before \(number(viewController))?")
            return page(number(viewController) - 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            lines.append("after \(number(viewController))?")
            return page(number(viewController) + 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { lines.append("to \(pendingViewControllers.map(number))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("from \(previousViewControllers.map(number)) \(completed)") }

        /// Returns the callbacks since the last call.
        func told() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Test func `a swipe turns one page, and the page after it is asked for and loaded`() throws {
        let book = Book(3)
        try onPhone(book.pages) { screen in
            #expect(book.told() == ["0 loaded", "0 will appear", "0 did appear"])
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            #expect(book.shown == 1)
            #expect(
                book.told() == [
                    "before 0?", "after 0?", "to [1]", "1 loaded", "1 will appear", "0 will disappear",
                    "1 did appear", "0 did disappear", "after 1?", "2 loaded", "from [0] true",
                ])
            let view = try #require(book.pages.viewControllers?.first?.view)
            #expect(view.convert(view.bounds, to: nil) == screen.window.bounds)
            #expect(view.superview?.subviews.count == 1)
            #expect(book.pages.children.count == 1)
            // Both neighbors are known: the previous page, and the requested one.
            try screen.swipeRight(CGPoint(x: 200, y: 300))
            #expect(book.shown == 0)
            #expect(book.told().filter { $0.hasSuffix("?") } == ["before 0?"])
        }
    }

    @Test(
        arguments: [
            (UIPageViewController.NavigationOrientation.horizontal, 20, CGVector(dx: -280, dy: 0)),
            (.vertical, CGFloat(20), CGVector(dx: 0, dy: -400)), (.horizontal, 20.0, CGVector(dx: -280, dy: 0)),
            (.horizontal, NSNumber(value: 20), CGVector(dx: -280, dy: 0)),
        ] as [(UIPageViewController.NavigationOrientation, any Sendable, CGVector)]
    ) func `pages have space between them`(
        orientation: UIPageViewController.NavigationOrientation, spacing: any Sendable, way: CGVector
    ) throws {
        let book = Book(2, orientation, spacing: spacing)
        try onPhone(book.pages) { screen in
            let window = screen.window.bounds
            let first = try #require(book.pages.viewControllers?.first?.view)
            #expect(first.convert(first.bounds, to: nil) == window)
            try screen.drag(CGPoint(x: 330, y: 500), by: way)
            let page = try #require(book.pages.viewControllers?.first as? Page)
            #expect(page.number == 1)
            let step = zip(page.places, page.places.dropFirst()).map {
                CGVector(dx: $1.minX - $0.minX, dy: $1.minY - $0.minY)
            }
            #expect(
                step == [way.dy == 0 ? CGVector(dx: window.width + 20, dy: 0) : CGVector(dx: 0, dy: window.height + 20)]
            )
            let second: UIView = page.view
            #expect(second.convert(second.bounds, to: nil) == window)
        }
    }

    @Test func `a drag that goes too short a way brings the page back`() throws {
        let book = Book(2)
        try onPhone(book.pages) { screen in
            _ = book.told()
            try screen.drag(CGPoint(x: 300, y: 300), by: CGVector(dx: -120, dy: 0))
            #expect(book.shown == 0)
            #expect(
                book.told() == [
                    "before 0?", "after 0?", "to [1]", "1 loaded", "1 will appear", "0 will disappear",
                    "1 will disappear", "0 will appear", "0 did appear", "1 did disappear", "from [0] false",
                ])
            #expect(book.pages.viewControllers?.first?.view.superview?.subviews.count == 1)
            try screen.drag(CGPoint(x: 330, y: 300), by: CGVector(dx: -250, dy: 0))
            #expect(book.shown == 1)
        }
    }

    @Test func `what the data source answered counts until it is set anew`() throws {
        let book = Book(1)
        try onPhone(book.pages) { screen in
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            book.count = 3
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            #expect(book.shown == 0)
            book.pages.dataSource = nil
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            book.pages.dataSource = book
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            #expect(book.shown == 1)
        }
    }

    @Test(arguments: [true, false]) func `from right to left, and from top to bottom`(_ isVertical: Bool) throws {
        let book = Book(2, isVertical ? .vertical : .horizontal)
        if !isVertical { book.pages.view.semanticContentAttribute = .forceRightToLeft }
        try onPhone(book.pages) { screen in
            let middle = CGPoint(x: 200, y: 300)
            if isVertical { try screen.swipeUp(middle) } else { try screen.swipeRight(middle) }
            #expect(book.shown == 1)
            if isVertical { try screen.swipeDown(middle) } else { try screen.swipeLeft(middle) }
            #expect(book.shown == 0)
        }
    }

    @Test func `pages that are shown by code are those that fingers turn from`() throws {
        let book = Book(5)
        try onPhone(book.pages) { screen in
            try screen.swipeLeft(CGPoint(x: 200, y: 300))
            book.pages.setViewControllers(
                [book.page(3)].compactMap(\.self), direction: .forward, animated: false)
            try screen.swipeRight(CGPoint(x: 200, y: 300))
            #expect(book.shown == 2)
            try screen.rotate(to: .landscapeRight)
            let view = try #require(book.pages.viewControllers?.first?.view)
            #expect(view.frame == screen.window.bounds)
            try screen.swipeRight(CGPoint(x: 200, y: 200))
            #expect(book.shown == 1)
        }
    }
}
