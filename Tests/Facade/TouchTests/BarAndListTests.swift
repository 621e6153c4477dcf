import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Fingers on bars, alerts, rows and items.
@MainActor struct BarAndListTests {
    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func `items of bars act, the back button pops, tabs are chosen`() throws {
        var log: [String] = []
        let (first, second) = (controller("First"), controller("Second"))
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in log.append("done") }),
            UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in log.append("share") }),
        ]
        // Otherwise the tab would have the same name as the back button.
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        let screen = TestScreen(tabs)
        navigation.pushViewController(second, animated: false)
        try screen.tap("Done")
        try screen.tap("Share")
        #expect(log == ["done", "share"])
        try screen.tap("First")
        #expect(navigation.topViewController === first)
        try screen.tap("Other")
        #expect(tabs.selectedIndex == 1)
        try screen.tap(navigation.tabBarItem)
        #expect(tabs.selectedIndex == 0)
        screen.close()
    }

    @Test func `buttons of bars are touched where they are drawn`() throws {
        let (first, second) = (controller("First"), controller("Second"))
        let hidden = UIBarButtonItem(title: "Hidden item", primaryAction: nil)
        hidden.isHidden = true
        let short = UIBarButtonItem(title: "+", primaryAction: nil)
        short.accessibilityLabel = "Add something to the list"
        second.navigationItem.rightBarButtonItems = [hidden, UIBarButtonItem(systemItem: .add), short]
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = TestScreen(navigation)
        navigation.pushViewController(second, animated: false)
        screen.window.layoutIfNeeded()
        let bar = navigation.navigationBar
        #expect(bar.barButtons.map(\.label) == ["First", "Add", "Add something to the list"])
        #expect(bar.bounds.height == 96)
        #expect(bar.barButtons.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 44 && $0.frame.width < 91 })
        #expect(bar.barButtons.first?.identifier == "BackButton")
        second.navigationItem.hidesBackButton = true
        #expect(bar.barButtons.map(\.label) == ["Add", "Add something to the list"])
        screen.close()
    }

    @Test func `tabs are as high as the bar of a phone in landscape`() throws {
        let tabs = UITabBarController()
        let (first, second) = (controller("First"), controller("Second"))
        tabs.viewControllers = [first, second]
        try onPhone(tabs, "iphone-x") { screen in
            let upright = tabs.tabBar.barButtons.map(\.frame.height)
            try screen.rotate(to: .landscapeRight)
            let turned = tabs.tabBar.barButtons.map(\.frame.height)
            #expect(upright == [49, 49])
            #expect(turned == [32, 32])
            try screen.tap("Second")
            #expect(tabs.selectedIndex == 1)
        }
    }

    @Test func `an action of an alert runs once the alert is gone`() throws {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        var log: [String] = []
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                log.append("deleted, presenting: \(controller.presentedViewController != nil)")
            })
        controller.present(alert, animated: false)
        try screen.tap("Delete")
        #expect(log == ["deleted, presenting: false"])
        screen.close()
    }

    @Test func `a row is highlighted, then selected`() throws {
        let list = List()
        let screen = TestScreen(list)
        try screen.tap(.row(1))
        #expect(
            list.log == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
            ])
        list.log = []
        try screen.tap("Row 2")
        #expect(
            list.log == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1",
                "didDeselect 1", "didSelect 2",
            ])
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        screen.close()
    }

    @Test func `an item is highlighted, then selected`() throws {
        let grid = Grid()
        let screen = TestScreen(grid)
        try screen.tap(.row(1))
        #expect(
            grid.log == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1", "didSelect 1"])
        screen.close()
    }
}

@MainActor private final class List: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return true
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }
}

@MainActor private final class Grid: UICollectionViewController {
    var log: [String] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        super.init(collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        log.append("shouldHighlight \(indexPath.item)")
        return true
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }
}
