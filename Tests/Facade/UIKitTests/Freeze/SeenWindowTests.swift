import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit

/// The picture of a window in which a controller is presented.
@MainActor struct SeenWindowTests {
    private func show(_ presented: UIViewController) throws -> (screen: Screen, difference: String?, isWindow: Bool) {
        let controller = UIViewController()
        controller.title = "Behind"
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.accessibilityIdentifier = "text behind"
        controller.view.addSubview(label)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: controller)]
        tabs.selectedIndex = 1
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        tabs.present(presented, animated: false)
        window.layoutIfNeeded()
        let view = try #require(window.seenView)
        let screen = view.frozen(named: "seen")
        return (screen, view.replayDifference(from: try Renderer().layout(screen)), view === window)
    }

    private func presented(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = UIViewController()
        controller.title = "In front"
        controller.view.accessibilityIdentifier = "front"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = style
        return navigation
    }

    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, true, true), (.formSheet, true, true), (.overFullScreen, true, false),
        (.fullScreen, false, false),
    ]) func `what lies behind a presented view is seen unless it is covered`(
        style: UIModalPresentationStyle, isSeen: Bool, isDimmed: Bool
    ) throws {
        let (screen, difference, isWindow) = try show(presented(style))
        let names = screen.root.inPreorder.map(\.id)
        #expect(isWindow == isSeen)
        #expect(difference == nil)
        #expect(names.contains("text behind") == isSeen)
        #expect(names.contains { $0.contains("UIDimmingView") } == isDimmed)
        #expect(names.contains("front"))
        let bars = screen.root.inPreorder.compactMap(\.bars)
        #expect(bars.contains { $0.trailing.first?.image != nil } == isSeen)
        #expect(bars.contains { $0.selectedTab == 1 && $0.tabs.count == 2 } == isSeen)
    }

    @Test func `an alert is seen over what asks`() throws {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        let (screen, difference, _) = try show(alert)
        #expect(difference == nil)
        #expect(screen.root.inPreorder.contains { $0.id == "text behind" })
        #expect(screen.viewport.safeArea.top > 0 && screen.viewport.statusBarHeight > 0)
    }
}
