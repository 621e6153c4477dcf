import Testing
@testable import UIKit

/// A list and its details side by side.
@MainActor @Suite final class SplitViewTests {
    private let list = UIViewController()
    private let middle = UIViewController()
    private let detail = UIViewController()
    private var window: UIWindow?

    isolated deinit { window?.isHidden = true }

    private func show(
        _ style: UISplitViewController.Style = .doubleColumn, _ width: CGFloat = 1000,
        _ sizeClass: UIUserInterfaceSizeClass = .regular, prepare: (UISplitViewController) -> Void = { _ in }
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
        window.traitOverrides.horizontalSizeClass = sizeClass
        self.window = window
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(detail, for: .secondary)
        prepare(split)
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
        return split
    }

    /// The left edges and widths of the columns in the window; empty for hidden columns.
    private var places: [[CGFloat]] {
        window?.layoutIfNeeded()
        return [list, middle, detail].map { controller in
            guard let view = controller.viewIfLoaded, view.window != nil else { return [] }
            let frame = view.convert(view.bounds, to: nil)
            return [frame.minX, frame.width]
        }
    }

    @Test func `columns are navigation controllers beside each other`() {
        let split = show()
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(places == [[0, 320], [], [320, 680]])
        #expect(detail.splitViewController === split && list.parent is UINavigationController)
        #expect(list.navigationController?.parent === split)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        window?.layoutIfNeeded()
        #expect(split.viewController(for: .secondary) === other && detail.parent == nil)
        #expect(other.view.convert(CGPoint.zero, to: nil).x == 320 && detail.view.window == nil)
    }

    struct Mode: Sendable {
        var style = UISplitViewController.Style.doubleColumn
        var width: CGFloat = 1000
        var preferred = UISplitViewController.DisplayMode.automatic
        var behavior = UISplitViewController.SplitBehavior.automatic
        var shows: [UISplitViewController.Column] = []
        var hides: [UISplitViewController.Column] = []
        var mode: UISplitViewController.DisplayMode
        var places: [[CGFloat]]
    }

    @Test(arguments: [
        Mode(width: 600, mode: .secondaryOnly, places: [[], [], [0, 600]]),
        Mode(width: 600, shows: [.primary], mode: .oneOverSecondary, places: [[0, 300], [], [0, 600]]),
        Mode(hides: [.primary], mode: .secondaryOnly, places: [[], [], [0, 1000]]),
        Mode(preferred: .secondaryOnly, mode: .secondaryOnly, places: [[], [], [0, 1000]]),
        Mode(preferred: .oneOverSecondary, mode: .oneOverSecondary, places: [[0, 320], [], [0, 1000]]),
        Mode(
            preferred: .oneOverSecondary, behavior: .tile, mode: .oneBesideSecondary,
            places: [[0, 320], [], [320, 680]]),
        Mode(preferred: .twoBesideSecondary, mode: .oneBesideSecondary, places: [[0, 320], [], [320, 680]]),
        Mode(style: .tripleColumn, mode: .oneBesideSecondary, places: [[], [0, 320], [320, 680]]),
        Mode(
            style: .tripleColumn, shows: [.primary], mode: .twoBesideSecondary,
            places: [[0, 320], [320, 320], [640, 360]]),
        Mode(
            style: .tripleColumn, width: 900, shows: [.primary], mode: .twoDisplaceSecondary,
            places: [[0, 320], [320, 320], [640, 580]]),
        Mode(
            style: .tripleColumn, width: 900, shows: [.primary, .secondary], mode: .oneBesideSecondary,
            places: [[], [0, 320], [320, 580]]),
        Mode(
            style: .tripleColumn, behavior: .overlay, shows: [.primary], mode: .twoOverSecondary,
            places: [[0, 320], [320, 320], [0, 1000]]),
        Mode(
            style: .tripleColumn, behavior: .overlay, shows: [.primary, .secondary], mode: .secondaryOnly,
            places: [[], [], [0, 1000]]),
        Mode(
            style: .tripleColumn, preferred: .twoBesideSecondary, hides: [.primary], mode: .oneBesideSecondary,
            places: [[], [0, 320], [320, 680]]),
        Mode(
            style: .tripleColumn, preferred: .twoBesideSecondary, hides: [.supplementary], mode: .secondaryOnly,
            places: [[], [], [0, 1000]]),
    ])
    func `modes follow the behavior`(_ sample: Mode) {
        let split = show(sample.style, sample.width) {
            $0.preferredDisplayMode = sample.preferred
            $0.preferredSplitBehavior = sample.behavior
        }
        for column in sample.shows { split.show(column) }
        for column in sample.hides { split.hide(column) }
        #expect(split.displayMode == sample.mode)
        #expect(places == sample.places)
    }

    @Test(
        arguments: [
            (200, -1, -1, -1, 200), (-1, 0.25, -1, -1, 250), (-1, -1, 400, -1, 400), (-1, -1, -1, 280, 280),
            (900, -1, -1, -1, 500),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `a column has the width that is preferred`(
        width: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, shown: CGFloat
    ) {
        let split = show {
            $0.preferredPrimaryColumnWidth = width
            $0.preferredPrimaryColumnWidthFraction = fraction
            $0.minimumPrimaryColumnWidth = least
            $0.maximumPrimaryColumnWidth = most
        }
        #expect(split.primaryColumnWidth == shown)
        #expect(places == [[0, shown], [], [shown, 1000 - shown]])
    }

    @Test func `a list at the other edge`() {
        _ = show { $0.primaryEdge = .trailing }
        #expect(places == [[680, 320], [], [0, 680]])
    }

    @Test func `the button of the bar at the edge hides and shows the list`() throws {
        let split = show()
        let bar = try #require(list.navigationController?.navigationBar)
        #expect(bar.topItem?.shownLeadingItems == [split.displayModeButtonItem])
        split.displayModeButtonItem.press(nil)
        #expect(split.displayMode == .secondaryOnly)
        #expect(detail.navigationItem.shownLeadingItems == [split.displayModeButtonItem])
        split.displayModeButtonItem.press(nil)
        #expect(split.displayMode == .oneBesideSecondary && detail.navigationItem.shownLeadingItems.isEmpty)
        split.displayModeButtonVisibility = .never
        #expect(list.navigationItem.shownLeadingItems.isEmpty)
    }
}
