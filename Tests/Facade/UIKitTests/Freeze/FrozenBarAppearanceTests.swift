import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The looks of a navigation bar and a toolbar in a frozen screen.
@MainActor @Suite struct FrozenBarAppearanceTests {
    private nonisolated static let red = Color(hex: 0xFF0000)
    private nonisolated static let green = Color(hex: 0x00FF00)
    private nonisolated static let blue = Color(hex: 0x0000FF)

    /// A screen as apps set it up: a list below a bar, with an appearance of its own at the edge of the list.
    private final class List: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            list.contentSize = CGSize(width: 100, height: 3000)
            view.addSubview(list)
        }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
        return appearance
    }

    @Test(arguments: [false, true])
    func `a bar changes its color when content scrolls away from its edge`(isOfItem: Bool) {
        let list = List()
        list.title = "Plants"
        let stack = UINavigationController(rootViewController: list)
        stack.navigationBar.standardAppearance = appearance(.red)
        if isOfItem {
            stack.navigationBar.scrollEdgeAppearance = appearance(.blue)
            list.navigationItem.scrollEdgeAppearance = appearance(.green)
        } else {
            stack.navigationBar.scrollEdgeAppearance = appearance(.green)
        }
        let window = shown(stack)
        defer { window.isHidden = true }
        #expect(list.view.frozen(named: "edge").bars.barColor == Self.green)
        #expect(stack.navigationBar.barContents?.barColor == Self.green)
        list.list.contentOffset.y += 200
        let scrolled = list.view.frozen(named: "scrolled").bars
        #expect(scrolled.barColor == Self.red && scrolled.titleColor == Self.blue)
        #expect(stack.navigationBar.barContents?.barColor == Self.red)
        list.list.contentOffset.y -= 200
        #expect(list.view.frozen(named: "edge").bars.barColor == Self.green)
    }

    @Test func `a bar of a compact height has appearances of its own`() {
        let list = List()
        let stack = UINavigationController(rootViewController: list)
        let bar = stack.navigationBar
        let window = shown(stack)
        defer { window.isHidden = true }
        func color(scrolled: Bool) -> UIColor? {
            list.list.contentOffset.y = scrolled ? 500 : -list.list.adjustedContentInset.top
            return stack.shownBarAppearance(over: list).backgroundColor
        }
        bar.standardAppearance = appearance(.red)
        bar.compactAppearance = appearance(.green)
        #expect(color(scrolled: false) == .red && color(scrolled: true) == .red)
        stack.traitOverrides.verticalSizeClass = .compact
        #expect(color(scrolled: false) == .green && color(scrolled: true) == .green)
        bar.scrollEdgeAppearance = appearance(.blue)
        #expect(color(scrolled: false) == .blue && color(scrolled: true) == .green)
        bar.compactScrollEdgeAppearance = appearance(.yellow)
        #expect(color(scrolled: false) == .yellow && color(scrolled: true) == .green)
        list.navigationItem.compactAppearance = appearance(.purple)
        #expect(color(scrolled: false) == .yellow && color(scrolled: true) == .purple)
    }

    @Test func `a bar on its own has no edge of content`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Plants")]
        bar.standardAppearance = appearance(.red)
        bar.scrollEdgeAppearance = appearance(.green)
        #expect(bar.barContents?.barColor == Self.red)
    }

    @Test func `toolbars and tab bars look at the bottom of content`() {
        let list = List()
        list.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        let stack = UINavigationController(rootViewController: list)
        stack.isToolbarHidden = false
        stack.toolbar.standardAppearance.backgroundColor = .red
        stack.toolbar.scrollEdgeAppearance = UIToolbarAppearance()
        stack.toolbar.scrollEdgeAppearance?.backgroundColor = .green
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        tabs.tabBar.standardAppearance.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
        tabs.tabBar.scrollEdgeAppearance?.backgroundColor = .green
        let window = shown(tabs)
        defer { window.isHidden = true }
        var bars = list.view.frozen(named: "top").bars
        #expect(bars.toolColor == Self.red && bars.tabColor == Self.red)
        let end = list.list.contentSize.height - list.list.bounds.height + list.list.adjustedContentInset.bottom
        list.list.contentOffset.y = end
        bars = list.view.frozen(named: "bottom").bars
        #expect(bars.toolColor == Self.green && bars.tabColor == Self.green)
    }

    private struct Background: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @MainActor @Sendable (UINavigationBar) -> Void
        var color: Color?
        var looks = BarLooks()
    }

    private nonisolated static func looks(_ change: (inout BarLooks) -> Void) -> BarLooks {
        var looks = BarLooks()
        change(&looks)
        return looks
    }

    private nonisolated static let backgrounds = [
        Background(testDescription: "usual") { _ in },
        Background(
            testDescription: "transparent",
            change: { $0.standardAppearance.configureWithTransparentBackground() }, color: .clear),
        Background(
            testDescription: "a color without a line",
            change: {
                $0.standardAppearance.backgroundColor = .red
                $0.standardAppearance.shadowColor = nil
            }, color: red, looks: looks { $0.shadowColor = .clear }),
        Background(
            testDescription: "a line of a color", change: { $0.standardAppearance.shadowColor = .green },
            looks: looks { $0.shadowColor = green }),
        Background(
            testDescription: "a blur", change: { $0.standardAppearance.backgroundEffect = UIBlurEffect(style: .dark) },
            looks: looks { $0.effect = .dark }),
        Background(
            testDescription: "a translucent color over a blur",
            change: {
                $0.standardAppearance.backgroundEffect = UIBlurEffect(style: .dark)
                $0.standardAppearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0)
            }, color: red.withAlpha(0), looks: looks { $0.effect = .dark }),
        Background(
            testDescription: "empty images",
            change: {
                $0.setBackgroundImage(UIImage(), for: .default)
                $0.shadowImage = UIImage()
                $0.barTintColor = .red
            }, color: .clear),
        Background(
            testDescription: "an empty shadow image", change: { $0.shadowImage = UIImage() },
            looks: looks { $0.shadowColor = .clear }),
        Background(
            testDescription: "an appearance goes before older images",
            change: {
                $0.setBackgroundImage(UIImage(), for: .default)
                $0.standardAppearance.backgroundColor = .red
            }, color: red),
    ]

    @Test(arguments: backgrounds) private func `a bar has the background that it was given`(_ row: Background) {
        let stack = UINavigationController(rootViewController: UIViewController())
        row.change(stack.navigationBar)
        let bars = stack.topViewController?.view.frozen(named: "bar").bars
        #expect(bars?.barColor == row.color)
        #expect(bars?.barLooks == row.looks)
    }

    @Test func `a bar has images for its background, its shadow and its back button`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundImage = picture
        appearance.backgroundImageContentMode = .scaleAspectFill
        appearance.shadowImage = picture
        appearance.setBackIndicatorImage(picture, transitionMaskImage: picture)
        stack.navigationBar.standardAppearance = appearance
        let bars = try #require(stack.topViewController?.view.frozen(named: "bar").bars)
        #expect(bars.barLooks.image?.size == Size(width: 8, height: 4))
        #expect(bars.barLooks.imageMode == .scaleAspectFill)
        #expect(bars.barLooks.shadowImage?.size == Size(width: 8, height: 4))
        #expect(bars.backImage?.isTemplate == true)
        stack.navigationBar.standardAppearance = UINavigationBarAppearance()
        stack.navigationBar.setBackgroundImage(picture, for: .any, barMetrics: .default)
        stack.navigationBar.shadowImage = picture
        stack.navigationBar.backIndicatorImage = picture
        let older = try #require(stack.topViewController?.view.frozen(named: "bar").bars)
        #expect(older.barLooks.image == bars.barLooks.image && older.barLooks.shadowImage == bars.barLooks.shadowImage)
        #expect(older.barColor == .clear && older.backImage == bars.backImage)
    }

    @Test func `titles have their attributes and offsets`() throws {
        let controller = UIViewController()
        controller.title = "Plants"
        let stack = UINavigationController(rootViewController: controller)
        let bar = stack.navigationBar
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
        bar.setTitleVerticalPositionAdjustment(3, for: .default)
        var bars = controller.view.frozen(named: "titles").bars
        #expect(bars.titleText?.style.font.size == 20 && bars.titleColor == Self.red)
        #expect(bars.titleText?.offset == Point(x: 0, y: 3))
        #expect(bars.largeTitleText?.style.color == Self.green)
        #expect(bars.largeTitleText?.style.font == .system(size: 34, weight: .bold))
        bar.standardAppearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
        bars = controller.view.frozen(named: "titles").bars
        #expect(bars.titleText?.style.font.size == 12 && bars.titleColor == Self.red)
        #expect(bars.titleText?.offset == Point(x: 5, y: 0))
        #expect(bars.largeTitleText?.style.color == Self.blue)
    }

    @Test func `a title that is only colored is as plain as before`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
        let bars = stack.topViewController?.view.frozen(named: "titles").bars
        #expect(bars?.titleColor == Self.red && bars?.titleText == nil && bars?.largeTitleText == nil)
    }

    @Test func `a toolbar has the looks that it was given`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        bar.barStyle = .black
        #expect(bar.barContents?.toolColor == BarLooks.black)
        bar.barTintColor = .red
        bar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(bar.barContents?.toolColor == Self.red && bar.barContents?.toolLooks.shadowColor == .clear)
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        #expect(bar.barContents?.toolColor == .clear)
        bar.standardAppearance.backgroundColor = .green
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(bar.barContents?.toolColor == Self.green && bar.barContents?.tools.first?.tint == Self.blue)
    }
}
