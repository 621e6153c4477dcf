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

    @Test func `a view fits its contents at the text size of each snapshot, and has its frame again`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        let categories: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityLarge, .large]
        let heights = categories.map { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return ShownView.view(label, size: nil, ViewSettings(traits: traits)).image().size.height
        }
        #expect(heights[1] < heights[0] && heights[0] < heights[2] && heights[0] == heights[3])
        let wide = ShownView.view(label, size: CGSize(width: 300, height: 90), ViewSettings())
        #expect(wide.image().size == CGSize(width: 300, height: 90) && label.frame == .zero)
        _ = ShownView.view(label, size: CGSize(width: 30, height: 9), ViewSettings(), keepsFrame: false).image()
        #expect(label.frame.size == CGSize(width: 30, height: 9))
    }

    @Test func `a page view controller has a view of its own class`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var text = ""
        Snapshotting<UIViewController, String>.hierarchy.snapshot(pages).run { text = $0 }
        #expect(text == "<UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>")
    }
}
