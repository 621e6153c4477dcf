import LayoutSimViewTree
import Testing
import UIKit

/// The text and name of the back button.
@MainActor struct BackButtonTests {
    struct Case: Sendable {
        /// The title of the screen below.
        var title: String? = "Plants"
        var backTitle: String?
        var itemTitle: String?
        var mode = UINavigationItem.BackButtonDisplayMode.default
        /// The title of the screen above.
        var ownTitle = "Fern"
        /// The text next to the chevron; `nil` without a button.
        var shown: String?
        var label = "Plants"
        var hasLeading = false
        var supplements = false
    }

    @Test(arguments: [
        Case(shown: "Plants"), Case(title: nil, shown: "Back", label: "Back"),
        Case(title: "", shown: "Back", label: "Back"),
        Case(backTitle: "All", shown: "All", label: "All"), Case(backTitle: "", shown: "", label: "Back"),
        Case(backTitle: "All", itemTitle: "Garden", shown: "Garden", label: "Garden"),
        Case(itemTitle: "", shown: "", label: "Back"),
        Case(
            title: "Plants of the northern greenhouse", shown: "Back", label: "Plants of the northern greenhouse"),
        Case(ownTitle: "A fern with very many green fronds on it", shown: ""),
        Case(mode: .generic, shown: "Back"), Case(mode: .minimal, shown: ""),
        Case(shown: nil, hasLeading: true), Case(shown: "Plants", hasLeading: true, supplements: true),
    ]) func `the button that leads back is called by the screen below`(_ sample: Case) throws {
        let (below, above) = (UIViewController(), UIViewController())
        below.navigationItem.title = sample.title
        below.navigationItem.backButtonTitle = sample.backTitle
        below.navigationItem.backButtonDisplayMode = sample.mode
        if let title = sample.itemTitle {
            below.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: title, style: .plain, target: nil, action: nil)
        }
        above.title = sample.ownTitle
        above.navigationItem.leftItemsSupplementBackButton = sample.supplements
        if sample.hasLeading { above.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit) }
        let navigation = UINavigationController(rootViewController: below)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        navigation.pushViewController(above, animated: false)
        window.layoutIfNeeded()
        let bars = above.view.frozen(named: "above").bars
        #expect(bars.hasBackButton == (sample.shown != nil))
        guard let shown = sample.shown else { return }
        #expect(bars.backTitle == shown)
        let button = try #require(navigation.navigationBar.barButtons.first)
        #expect(button.label == sample.label)
        let edit = navigation.navigationBar.barButtons.first { $0.label == "Edit" }
        #expect(edit.map { $0.frame.minX >= button.frame.maxX } ?? !sample.hasLeading)
    }
}
