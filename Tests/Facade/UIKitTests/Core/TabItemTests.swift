import Testing

@testable import UIKit

@MainActor @Suite struct TabItemTests {
    @Test func `a navigation controller has the tab of the controller at its bottom`() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(navigation.tabBarItem === root.tabBarItem)
        #expect(tabs.tabBar.items?.map(\.title) == ["Favorites"])
        root.tabBarItem.title = "Liked"
        #expect(tabs.tabBar.items?.map(\.title) == ["Liked"])
    }

    @Test func `a navigation controller keeps a tab or a title of its own`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "List"
        let (titled, own) = (
            UINavigationController(rootViewController: first), UINavigationController(rootViewController: second)
        )
        titled.title = "Home"
        own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(titled.tabBarItem.title == "Home")
        #expect(own.tabBarItem.title == "Own")
        #expect(second.tabBarItem !== own.tabBarItem)
    }

    @Test(arguments: [
        (UITabBarItem.SystemItem.search, "magnifyingglass"), (.favorites, "star.fill"), (.recents, "clock"),
        (.bookmarks, "book"),
    ])
    func `items of the system show a symbol`(item: UITabBarItem.SystemItem, symbol: String) {
        #expect(UITabBarItem(tabBarSystemItem: item, tag: 0).image == UIImage(systemName: symbol))
    }
}
