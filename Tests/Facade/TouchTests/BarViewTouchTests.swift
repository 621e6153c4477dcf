import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers on an app's views in bars.
@MainActor struct BarViewTouchTests {
    @Test func `views in bars are found by their names and get touches`() throws {
        var log: [String] = []
        let controller = UIViewController()
        let title = UIButton(type: .system, primaryAction: UIAction(title: "Choose list") { _ in log.append("title") })
        controller.navigationItem.titleView = title
        let button = UIButton(type: .custom, primaryAction: UIAction { _ in log.append("custom") })
        button.accessibilityLabel = "Profile"
        button.translatesAutoresizingMaskIntoConstraints = false
        button.widthAnchor.constraint(equalToConstant: 32).isActive = true
        button.heightAnchor.constraint(equalToConstant: 32).isActive = true
        let item = UIBarButtonItem(customView: button)
        controller.navigationItem.rightBarButtonItems = [
            item, UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") }),
        ]
        let screen = TestScreen(UINavigationController(rootViewController: controller))
        defer { screen.close() }
        try screen.tap("Choose list")
        try screen.tap("Profile")
        try screen.tap(item)
        try screen.tap("Add")
        #expect(log == ["title", "custom", "custom", "add"])
    }
}
