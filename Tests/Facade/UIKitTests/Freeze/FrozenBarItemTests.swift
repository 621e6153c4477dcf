import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The looks of bar buttons and tabs in a frozen screen, and groups of buttons.
@MainActor @Suite struct FrozenBarItemTests {
    private static let red = Color(hex: 0xFF0000)
    private static let green = Color(hex: 0x00FF00)
    private static let blue = Color(hex: 0x0000FF)

    private func button(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: style, target: nil, action: nil)
    }

    private func bars(_ change: (UINavigationBar, UINavigationItem) -> Void) throws -> BarContents {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.topViewController?.navigationItem.title = "Plants"
        stack.pushViewController(UIViewController(), animated: false)
        let top = try #require(stack.topViewController)
        top.navigationItem.leftItemsSupplementBackButton = true
        top.navigationItem.leftBarButtonItems = [button("Edit"), button("Done", .done)]
        change(stack.navigationBar, top.navigationItem)
        return top.view.frozen(named: "items").bars
    }

    @Test func `buttons have the looks of their bar's appearance`() throws {
        let bars = try bars { bar, item in
            let appearance = UINavigationBarAppearance()
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
            appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
            appearance.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
            appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.standardAppearance = appearance
            let disabled = button("Sort")
            disabled.isEnabled = false
            item.leftBarButtonItems?.append(disabled)
        }
        #expect(bars.leading.map(\.tint) == [Self.red, nil, Self.blue])
        #expect(bars.leading[0].looks == nil)
        #expect(bars.leading[1].looks?.text?.style.font == .system(size: 12))
        #expect(bars.leading[1].looks?.text?.offset == Point(x: 0, y: 2))
        #expect(bars.backLooks?.text?.style.color == Self.green)
    }

    @Test func `what a button says goes before its bar's appearance`() throws {
        let picture = UIImage(systemName: "star")
        let bars = try bars { bar, item in
            bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            let edit = item.leftBarButtonItems?.first
            edit?.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
            edit?.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
            edit?.setBackgroundImage(picture, for: .normal, barMetrics: .default)
            edit?.setBackgroundVerticalPositionAdjustment(4, for: .default)
            let star = UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
            star.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            star.isSelected = true
            item.leftBarButtonItems?.append(star)
            let back = button("Back")
            back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
            back.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
            bar.backItem?.backBarButtonItem = back
        }
        #expect(bars.leading[0].tint == Self.green)
        #expect(bars.leading[0].looks?.text?.offset == Point(x: 1, y: 2))
        #expect(bars.leading[0].looks?.background?.source == .symbol("star"))
        #expect(bars.leading[0].looks?.backgroundOffset == Point(x: 0, y: 4))
        #expect(bars.leading[2].looks?.imageInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(bars.leading[2].looks?.isSelected == true && bars.leading[0].looks?.isSelected == false)
        #expect(bars.backLooks?.text?.offset == Point(x: -500, y: 0))
        #expect(bars.backLooks?.background?.source == .symbol("star"))
    }

    @Test func `buttons are as wide as their attributes make them`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = button("Sort")
        bar.items = [item]
        bar.layoutIfNeeded()
        let plain = item.titleWidth
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 34)]
        #expect(item.titleWidth > 1.8 * plain)
    }

    @Test func `groups show their buttons in place of others`() throws {
        let groups = [
            UIBarButtonItemGroup.fixedGroup(items: [button("a"), button("b")]), button("c").creatingFixedGroup(),
        ]
        let hidden = button("d").creatingFixedGroup()
        hidden.isHidden = true
        let bars = try bars { _, item in
            item.leadingItemGroups = groups + [hidden]
            item.trailingItemGroups = [button("e").creatingFixedGroup(), button("f").creatingFixedGroup()]
            item.pinnedTrailingGroup = button("g").creatingFixedGroup()
            item.centerItemGroups = [button("h").creatingFixedGroup()]
            #expect(item.leftBarButtonItems == nil)
        }
        #expect(bars.leading.map(\.title) == ["a", "b", "c"])
        #expect(bars.trailing.map(\.title) == ["g", "f", "e"])
        #expect(bars.center.isEmpty && !bars.isTitleLeading)
        #expect(groups[0].barButtonItems.allSatisfy { $0.buttonGroup === groups[0] })
        let item = UINavigationItem(title: "")
        item.leadingItemGroups = groups
        item.leftBarButtonItem = button("i")
        #expect(item.leadingItemGroups.isEmpty && item.shownLeadingItems.map(\.title) == ["i"])
    }

    @Test func `an editor has groups in the middle of a wide bar`() {
        let item = UINavigationItem(title: "Notes")
        let middle = button("Bold")
        item.centerItemGroups = [middle.creatingFixedGroup()]
        let (wide, narrow) = (
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(horizontalSizeClass: .compact)
        )
        #expect(item.shownCenterItems(wide).isEmpty && !item.hasTitleAtLeadingEnd(wide))
        item.style = .editor
        #expect(item.shownCenterItems(wide) == [middle] && item.hasTitleAtLeadingEnd(wide))
        #expect(item.shownCenterItems(narrow).isEmpty)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Before"), item]
        #expect(bar.shownBackTitle?.isEmpty == true)
    }

    @Test func `tabs have badges, attributes and offsets`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0) }
        items[0].badgeValue = "3"
        items[1].badgeValue = "4"
        items[1].badgeColor = .green
        items[1].setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        items[1].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 8)], for: .normal)
        items[1].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
        items[2].imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        bar.items = items
        bar.selectedItem = items[0]
        let states = bar.standardAppearance.stackedLayoutAppearance
        states.normal.badgeBackgroundColor = .blue
        states.selected.badgePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
        states.selected.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
        let tabs = try #require(bar.barContents?.tabs)
        let (first, second) = (try #require(tabs[0].looks?.badge), try #require(tabs[1].looks?.badge))
        #expect(first.text == "3" && first.color == Self.blue)
        #expect(first.offset == Point(x: 2, y: 0) && first.textOffset == Point(x: 0, y: 1))
        #expect(second.color == Self.green && second.style?.font == .system(size: 9))
        #expect(tabs[1].looks?.text?.style.font == .system(size: 8))
        #expect(tabs[1].looks?.text?.offset == Point(x: 0, y: -2))
        #expect(tabs[2].looks?.imageInsets == EdgeInsets(top: 6, bottom: -6) && tabs[2].looks?.badge == nil)
    }

    @Test func `tabs in a compact height have an appearance of their own`() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .red
        appearance.compactInlineLayoutAppearance.normal.iconColor = .green
        appearance.inlineLayoutAppearance.normal.iconColor = .blue
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        for (traits, ink) in [
            (UITraitCollection(verticalSizeClass: .regular), Self.red),
            (UITraitCollection(verticalSizeClass: .compact), Self.green),
            (UITraitCollection { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular) }, Self.blue),
        ] {
            var contents = BarContents()
            contents.showTabs((bar.items ?? []).map { ($0, $0.title) }, selected: 1, in: bar, appearance, traits)
            #expect(contents.tabInk == ink)
            #expect(contents.tabLayout.isInline == (ink == Self.blue))
        }
    }

    @Test func `centered tabs have a width, where they are touched too`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        #expect(bar.barButtons.map(\.frame.minX) == [0, 160])
        (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 50, 20)
        #expect(bar.barContents?.tabLayout == bar.shownLayout)
        #expect(bar.barButtons.map(\.frame.minX) == [100, 170] && bar.barButtons.map(\.frame.width) == [50, 50])
        bar.standardAppearance.stackedItemWidth = 60
        #expect(bar.barButtons.map(\.frame.width) == [60, 60])
    }

    @Test func `the selected tab has an image behind it`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        bar.selectionIndicatorImage = UIImage(systemName: "square")
        #expect(bar.barContents?.tabSelection?.source == .symbol("square"))
        bar.standardAppearance.selectionIndicatorImage = UIImage(systemName: "circle")
        bar.standardAppearance.selectionIndicatorTintColor = .red
        #expect(bar.barContents?.tabSelection?.source == .symbol("circle"))
        #expect(bar.barContents?.tabSelectionColor == Self.red)
    }

    @Test func `an item can say how the bar looks while it is selected`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "a", image: nil, tag: 0)
        bar.items = [item]
        bar.selectedItem = item
        item.standardAppearance = UITabBarAppearance()
        item.standardAppearance?.backgroundColor = .red
        bar.barStyle = .black
        #expect(bar.barContents?.tabColor == Self.red)
        item.standardAppearance = nil
        #expect(bar.barContents?.tabColor == BarLooks.black)
    }
}
