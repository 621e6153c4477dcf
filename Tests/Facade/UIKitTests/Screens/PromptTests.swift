import LayoutSimDevices
import LayoutSimViewTree
import Testing
import UIKit

/// The line of text above the title of a navigation bar.
@MainActor @Suite struct PromptTests {
    private let content = UIViewController()

    private func show(prompt: String?, isLarge: Bool = false) -> UIWindow {
        content.title = "Garden"
        content.navigationItem.prompt = prompt
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: Self.button))
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = isLarge
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private static let button = CGRect(x: 0, y: 0, width: 60, height: 30)

    @Test(
        arguments: [
            (nil, false, 44), ("Water in the morning", false, 74), ("", false, 74), ("Water", true, 126),
        ] as [(String?, Bool, CGFloat)])
    func `the bar grows by a line`(prompt: String?, isLarge: Bool, height: CGFloat) throws {
        let window = show(prompt: prompt, isLarge: isLarge)
        defer { window.isHidden = true }
        let bar = try #require(content.navigationController?.navigationBar)
        #expect(bar.frame.height == height)
        #expect(content.view.safeAreaInsets.top == bar.frame.maxY)
        let button = try #require(content.navigationItem.rightBarButtonItem?.customView)
        #expect(button.convert(button.bounds, to: bar).minY == (prompt == nil ? 7 : 37))
    }

    @Test func `the bar follows a prompt that comes and goes`() throws {
        let window = show(prompt: nil)
        defer { window.isHidden = true }
        for (prompt, height) in [("Rain", 74), (nil, 44)] as [(String?, CGFloat)] {
            content.navigationItem.prompt = prompt
            window.layoutIfNeeded()
            #expect(content.navigationController?.navigationBar.frame.height == height)
        }
    }

    @Test func `what is seen has the line`() throws {
        let window = show(prompt: "Water in the morning")
        defer { window.isHidden = true }
        content.navigationItem.rightBarButtonItem = nil
        window.layoutIfNeeded()
        let screen = content.view.frozen(named: "prompt")
        #expect(screen.bars.prompt == "Water in the morning")
        #expect(screen.viewport.navigationBarHeight == 74)
    }

    @Test func `a bar by itself grows by the line, and so does what is recorded of it`() {
        let bar = UINavigationBar()
        let (plain, prompted) = (UINavigationItem(title: "Garden"), UINavigationItem(title: "Roses"))
        prompted.prompt = "Water in the morning"
        bar.items = [plain]
        let plainHeight = bar.intrinsicContentSize.height
        let height = plainHeight + 30
        #expect(plainHeight >= 44 && bar.sizeThatFits(.zero).height == plainHeight)
        bar.items = [plain, prompted]
        #expect(bar.intrinsicContentSize.height == height && bar.sizeThatFits(.zero).height == height)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: height))
        prompted.prompt = nil
        root.layoutIfNeeded()
        #expect(bar.frame.height == plainHeight)
        prompted.prompt = "Rain"
        root.layoutIfNeeded()
        let screen = root.frozen(named: "bar")
        #expect(screen.root.subviews.first?.bars?.prompt == "Rain")
    }
}
