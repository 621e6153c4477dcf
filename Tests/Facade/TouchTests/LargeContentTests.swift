import LayoutSimDevices
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The large content viewer that a long press shows at accessibility text sizes.
@MainActor struct LargeContentTests {
    private func onPhone(
        _ size: UIContentSizeCategory, _ controller: UIViewController, _ body: (TestScreen) throws -> Void
    ) throws {
        var device = SimulatedDevice(
            viewport: try DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait))
        device.contentSize = size
        try SimulatedDevice.with(device) {
            let screen = TestScreen(controller)
            defer { screen.close() }
            try body(screen)
        }
    }

    /// Returns the text of the viewer in the window, if there is one, and whether it has a picture.
    private func plate(_ screen: TestScreen) -> String? {
        guard let plate = screen.window.subviews.last, "\(type(of: plate))" == "UILargeContentView" else { return nil }
        let pictures = plate.subviews.filter { $0 is UIImageView }.count
        let texts = plate.subviews.compactMap { ($0 as? UILabel)?.text }
        return "\(pictures) \(texts.joined())"
    }

    private func bars(_ log: @escaping (String) -> Void) -> UITabBarController {
        let controller = UIViewController()
        controller.title = "Fern"
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Water", primaryAction: UIAction { _ in log("water") }),
            UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in log("trash") }),
        ]
        controller.toolbarItems = [UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in log("share") })]
        let below = UIViewController()
        below.title = "Plants"
        let navigation = UINavigationController(rootViewController: below)
        navigation.pushViewController(controller, animated: false)
        navigation.isToolbarHidden = false
        navigation.tabBarItem = UITabBarItem(title: "Garden", image: UIImage(systemName: "leaf"), tag: 0)
        let tabs = UITabBarController()
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "cart"), tag: 1)
        tabs.viewControllers = [navigation, other]
        return tabs
    }

    @Test(arguments: [
        ("Water", "0 Water", ["water"]), ("Delete", "1 Delete", ["trash"]), ("Plants", "1 Plants", []),
        ("Shop", "1 Shop", []),
    ])
    func `buttons of bars are shown enlarged, and pressed when the finger leaves`(
        _ name: String, _ shown: String, _ pressed: [String]
    ) throws {
        var log: [String] = []
        let tabs = bars { log.append($0) }
        try onPhone(.accessibilityMedium, tabs) { screen in
            try screen.press(name, forDuration: 0.8) { screen in
                #expect(plate(screen) == shown)
                #expect(screen.window.seenView === screen.window)
                let frame = try #require(screen.window.subviews.last?.frame)
                #expect(abs(frame.midX - 187.5) <= 0.5 && abs(frame.midY - 333.5) <= 0.5 && frame.width == 260)
                #expect(log == [])
            }
            #expect(plate(screen) == nil && log == pressed)
            if name == "Shop" { #expect(tabs.selectedIndex == 1) }
        }
    }

    @Test func `texts of other sizes need no plate`() throws {
        var log: [String] = []
        try onPhone(.extraExtraExtraLarge, bars { log.append($0) }) { screen in
            #expect(!UILargeContentViewerInteraction.isEnabled)
            try screen.press("Water", forDuration: 0.8) { #expect(plate($0) == nil) }
            #expect(log == ["water"])
        }
    }

    @Test func `a short touch is a tap`() throws {
        var log: [String] = []
        try onPhone(.accessibilityLarge, bars { log.append($0) }) { screen in
            #expect(UILargeContentViewerInteraction.isEnabled)
            try screen.tap("Water")
            #expect(log == ["water"])
        }
    }

    @Test func `a finger that moves on shows and presses what is under it`() throws {
        var log: [String] = []
        try onPhone(.accessibilityLarge, bars { log.append($0) }) { screen in
            try screen.press("Water", forDuration: 0.8, thenDragTo: "Delete")
            #expect(log == ["trash"])
            try screen.press("Water", forDuration: 0.8, thenDragTo: CGPoint(x: 180, y: 300))
            #expect(log == ["trash"] && plate(screen) == nil)
        }
    }

    // MARK: Views of an app

    private final class Dial: UIView {}

    private final class Listener: NSObject, UILargeContentViewerInteractionDelegate {
        var log: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { log.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x)), \(Int(point.y))") }
    }

    @Test(arguments: [true, false]) func `views of an app are shown where they have the interaction`(
        _ shows: Bool
    ) throws {
        let controller = UIViewController()
        let listener = Listener()
        let (strip, dial) = (UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50)), Dial())
        dial.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        dial.accessibilityIdentifier = "dial"
        dial.showsLargeContentViewer = shows
        dial.largeContentTitle = "Dial"
        strip.addSubview(dial)
        strip.addInteraction(UILargeContentViewerInteraction(delegate: listener))
        controller.view.addSubview(strip)
        try onPhone(.accessibilityExtraLarge, controller) { screen in
            try screen.press("dial", forDuration: 0.8) { #expect(plate($0) == (shows ? "0 Dial" : nil)) }
            #expect(listener.log == (shows ? ["Dial at 125, 25"] : []))
        }
    }

    @Test func `a control is pressed where nobody listens`() throws {
        var log: [String] = []
        let controller = UIViewController()
        let button = UIButton(type: .system, primaryAction: UIAction { _ in log.append("pressed") })
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
        button.showsLargeContentViewer = true
        button.addInteraction(UILargeContentViewerInteraction())
        controller.view.addSubview(button)
        try onPhone(.accessibilityLarge, controller) { screen in
            try screen.press("Go", forDuration: 0.8) { #expect(plate($0) == "0 Go") }
            #expect(log == ["pressed"])
        }
    }

    @Test func `views of the system's classes say what they show`() {
        let label = UILabel()
        label.text = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let image = UIImage(systemName: "leaf")
        #expect(label.largeContentTitle == "Name" && button.largeContentTitle == "Go")
        #expect(UIImageView(image: image).largeContentImage === image && UIView().largeContentTitle == nil)
        button.largeContentTitle = "Go on"
        #expect(button.largeContentTitle == "Go on")
    }
}
