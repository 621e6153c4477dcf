import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The colors that apps give to tab bars and placeholders.
@Suite @MainActor struct FrozenTabLooksTests {
    private struct Row {
        let name: String
        let change: (UITabBar) -> Void
        var tint: Color?
        var ink: Color?
        var color: Color?
    }

    private static let red = Color(hex: 0xFF0000)
    private static let green = Color(hex: 0x00FF00)

    private static let table = [
        Row(name: "usual") { _ in },
        Row(name: "tint", change: { $0.tintColor = .red }, tint: red),
        Row(name: "other tabs", change: { $0.unselectedItemTintColor = .red }, ink: red),
        Row(name: "background", change: { $0.backgroundColor = .green }, color: green),
        Row(name: "bar tint", change: { $0.barTintColor = .red }, color: red),
        Row(
            name: "an appearance",
            change: { bar in
                let appearance = UITabBarAppearance()
                appearance.backgroundColor = .green
                appearance.stackedLayoutAppearance.selected.iconColor = .red
                appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
                bar.standardAppearance = appearance
                bar.tintColor = .blue
            }, tint: red, ink: green, color: green),
        Row(
            name: "at the edge of what scrolls",
            change: { bar in
                bar.standardAppearance.backgroundColor = .red
                let edge = UITabBarAppearance()
                edge.configureWithTransparentBackground()
                bar.scrollEdgeAppearance = edge
            }, color: Color(hex: 0).withAlpha(0)),
    ]

    @Test func `the selected tab has a picture of its own`() {
        func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }
        let items = ["house", "person", "gear"].map {
            UITabBarItem(title: $0, image: symbol($0), selectedImage: symbol($0 + ".fill"))
        }
        items[2].selectedImage = nil
        func pictures(_ bars: BarContents?) -> [Image.Source?]? { bars?.tabs.map { $0.image?.source } }
        for (selected, names) in [
            (0, ["house.fill", "person", "gear"]), (1, ["house", "person.fill", "gear"]),
            (2, ["house", "person", "gear"]),
        ] {
            let tabs = UITabBarController()
            tabs.viewControllers = items.map {
                let controller = UIViewController()
                controller.tabBarItem = $0
                return controller
            }
            tabs.selectedIndex = selected
            tabs.loadViewIfNeeded()
            let frozen = tabs.viewControllers?[selected].view.frozen(named: "tabs").bars
            #expect(pictures(frozen) == names.map { .symbol($0) })
            let bar = UITabBar()
            bar.items = items
            bar.selectedItem = items[selected]
            #expect(pictures(bar.barContents) == names.map { .symbol($0) })
        }
    }

    @Test func `a tab bar has the colors of its app`() {
        for row in Self.table {
            let tabs = UITabBarController()
            let first = UIViewController()
            first.tabBarItem.title = "First"
            tabs.viewControllers = [first, UIViewController()]
            tabs.loadViewIfNeeded()
            row.change(tabs.tabBar)
            let bars = first.view.frozen(named: "tabs").bars
            #expect(bars.tabTint == row.tint, "\(row.name)")
            #expect(bars.tabInk == row.ink, "\(row.name)")
            #expect(bars.tabColor?.alpha == row.color?.alpha, "\(row.name)")
            if row.color?.alpha != 0 { #expect(bars.tabColor == row.color, "\(row.name)") }
        }
    }

    @Test func `a placeholder has the color that it was given`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        #expect(field.fieldInk == nil)
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.fieldInk == Self.red)
    }
}

extension UITextField {
    /// The color of the placeholder in a frozen screen.
    fileprivate var fieldInk: Color? {
        guard case .textField(let field) = frozen(named: "field").root.content else { return nil }
        return field.placeholderColor
    }

    private func frozenBar(_ change: (UITabBarItem) -> Void) -> String {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        change(item)
        bar.items = [item]
        return "\(bar.frozen(named: "bar").root)"
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func `lengths that are not finite count as none`(_ length: CGFloat) {
        let plain = frozenBar { _ in }
        #expect(frozenBar { $0.titlePositionAdjustment = UIOffset(horizontal: length, vertical: 0) } == plain)
        #expect(frozenBar { $0.imageInsets = UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0) } == plain)
        #expect(frozenBar { $0.imageInsets.top = 3 } != plain)
    }
}
