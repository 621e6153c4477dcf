import LayoutSimGoldenTesting
import LayoutSimSnapshots
import Testing
import UIKit

@testable import SnapshotTesting

/// What the original does in odd cases.
@MainActor @Suite(.serialized) struct RepeatedNameTests {
    @Test func `a name asserted again belongs to its first assertion`() {
        let key = SnapshotKey(screen: "RepeatedNameTests.twice", variant: "name")
        let first = CodePlace(file: "RepeatedNameTests.swift", line: 1)
        #expect(FirstPlaces.place(of: key, assertedAt: first) == first)
        #expect(FirstPlaces.place(of: key, assertedAt: CodePlace(file: "RepeatedNameTests.swift", line: 2)) == first)
        let other = SnapshotKey(screen: "RepeatedNameTests.twice", variant: "other")
        #expect(FirstPlaces.place(of: other, assertedAt: CodePlace(file: "RepeatedNameTests.swift", line: 2)).line == 2)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 350, height: 0), CGSize(width: 0, height: 350)])
    func `a view without a size has a picture that says so`(_ size: CGSize) {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        #expect(ShownView.view(view, size: nil, ViewSettings()).image().size == CGSize(width: 400, height: 80))
    }

    @Test func `a page view controller has a view of its own class`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var text = ""
        Snapshotting<UIViewController, String>.hierarchy.snapshot(pages).run { text = $0 }
        #expect(text == "<UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>")
    }
}
