import Foundation
import Testing

@testable import UIKit

/// Storyboards in bundles create controllers, views and their connections.
@Suite(.serialized) @MainActor struct StoryboardTests {
    private func story() throws -> UIStoryboard {
        TripLog.lines = []
        return UIStoryboard(name: "Trip", bundle: try TripStoryboard.bundle())
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func detail(in story: UIStoryboard) throws -> TripDetailController {
        try #require(story.instantiateViewController(withIdentifier: "Detail") as? TripDetailController)
    }

    @Test func `the initial controller holds those of its relationships`() throws {
        let story = try story()
        let navigation = try #require(story.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let list = try #require(navigation.topViewController as? TripListController)
        #expect(TripLog.lines == ["list awake, item there"])
        #expect(list.storyboard === story)
        #expect(list.title == "Trips")
        #expect(list.navigationItem.title == "All trips")
        #expect(list.navigationItem.rightBarButtonItem === list.addItem)
        #expect(!list.isViewLoaded)
    }

    @Test func `outlets, attributes and embedded scenes are there when the view is loaded`() throws {
        let detail = try detail(in: story())
        detail.loadViewIfNeeded()
        #expect(
            TripLog.lines == [
                "detail awake, view missing", "radius 7.5", "outlet titleLabel", "button awake",
                "prepare inner for UIViewController", "detail viewDidLoad, children 1",
            ])
        #expect(detail.titleLabel?.text == "Trip")
        #expect(detail.titleLabel?.textColor == .secondaryLabel)
        #expect(detail.hasSecret)
        #expect(detail.top?.constant == 20)
        #expect(detail.top?.firstItem === detail.titleLabel)
        #expect(detail.buttons.map(\.currentTitle) == ["Go", "Edit"])
        let button = try #require(detail.buttons.first as? TripButton)
        #expect(button.ring == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(button.kind2 == "round")
        #expect(button.room == CGSize(width: 3, height: 4))
        #expect(button.layer.cornerRadius == 4)
        #expect(button.layer.masksToBounds)
        #expect(button.accessibilityIdentifier == "go")
        #expect(detail.children.map(\.title) == ["Inner"])
    }

    @Test func `views are laid out in the window`() throws {
        let detail = try detail(in: story())
        let window = show(UINavigationController(rootViewController: detail))
        let top = detail.view.safeAreaInsets.top
        #expect(top > 44)
        #expect(detail.titleLabel?.frame.origin == CGPoint(x: 20, y: top + 20))
        let inner = try #require(detail.children.first?.view)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 100))
        window.isHidden = true
    }

    @Test func `actions go to their targets, recognizers to their views`() throws {
        let detail = try detail(in: story())
        let window = show(detail)
        let button = try #require(detail.buttons.first)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        let tap = try #require(detail.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.delegate === detail)
        tap.sendActions()
        #expect(detail.sent == ["go", "log", "tap 2"])
        window.isHidden = true
    }

    @Test func `closures make controllers, or leave them to their coder`() throws {
        let story = try story()
        let made = story.instantiateViewController(identifier: "Detail") { TripDetailController(coder: $0, number: 5) }
        #expect(made.number == 5)
        let left: TripDetailController = story.instantiateViewController(identifier: "Detail") { _ in nil }
        #expect(left.number == 0)
        let initial: UINavigationController? = story.instantiateInitialViewController {
            UINavigationController(coder: $0)
        }
        #expect(initial?.viewControllers.count == 1)
    }

    @Test func `rows come from prototypes, and lead on`() throws {
        let story = try story()
        let navigation = try #require(story.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        let list = try #require(navigation.topViewController as? TripListController)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? TripCell)
        #expect(cell.frame == CGRect(x: 0, y: 60, width: window.bounds.width, height: 60))
        #expect(cell.nameLabel?.text == "Trip 1")
        let star = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
        star.sendActions(for: .touchUpInside)
        #expect(list.starred == ["Star"])
        let lines = TripLog.during { list.tableView.userSelectsRow(at: IndexPath(row: 1, section: 0)) }
        #expect(
            lines.prefix(4) == [
                "should detail", "make detail", "detail awake, view missing",
                "prepare detail for TripDetailController by TripCell",
            ])
        #expect(lines.last == "did select 1")
        #expect((navigation.topViewController as? TripDetailController)?.number == 7)
        window.isHidden = true
    }

    @Test func `segues of items present, and unwinding comes back`() throws {
        let story = try story()
        let navigation = try #require(story.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        let list = try #require(navigation.topViewController as? TripListController)
        let item = try #require(list.addItem)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
        let edit = try #require(navigation.presentedViewController as? TripEditController)
        #expect(edit.modalPresentationStyle == .fullScreen)
        let done = try #require(edit.view.viewWithTag(9) as? UIButton)
        let lines = TripLog.during { done.sendActions(for: .touchUpInside) }
        #expect(lines.prefix(2) == ["prepare done for TripListController", "edited from TripEditController"])
        #expect(navigation.presentedViewController == nil)
        window.isHidden = true
    }

    @Test func `unwinding ends at the nearest controller with the action`() throws {
        let story = try story()
        let navigation = try #require(story.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        let detail = try detail(in: story)
        navigation.pushViewController(detail, animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.pushViewController(story.instantiateViewController(withIdentifier: "Edit"), animated: false)
        let lines = TripLog.during {
            navigation.topViewController?.performSegue(withIdentifier: "done", sender: nil)
        }
        #expect(lines.prefix(2) == ["prepare done for TripDetailController", "edited from TripEditController"])
        #expect(navigation.topViewController === detail)
        window.isHidden = true
    }

    @Test func `a controller may refuse a segue, and classes of segues perform themselves`() throws {
        let detail = try detail(in: story())
        let window = show(detail)
        detail.refuses = true
        detail.buttons.last?.sendActions(for: .touchUpInside)
        #expect(detail.presentedViewController == nil)
        let lines = TripLog.during { detail.performSegue(withIdentifier: "own", sender: nil) }
        #expect(
            lines.suffix(2) == [
                "prepare own for TripDetailController",
                "own segue from TripDetailController to TripDetailController",
            ])
        window.isHidden = true
    }

    @Test func `static rows are those of the file`() throws {
        let settings = try #require(
            story().instantiateViewController(withIdentifier: "Settings") as? UITableViewController)
        let window = show(settings)
        let table = try #require(settings.tableView)
        #expect((0..<table.numberOfSections).map(table.numberOfRows) == [2, 1])
        #expect(table.style == .grouped)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.textLabel?.text == "Name")
        #expect(first.contentView.subviews.count == 1)
        #expect(first.frame.height == 50)
        #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(settings.tableView(table, titleForFooterInSection: 1) == "More")
        window.isHidden = true
    }

    @Test func `items come from prototypes`() throws {
        let photos = try #require(
            story().instantiateViewController(withIdentifier: "Photos") as? TripPhotosController)
        let window = show(photos)
        let grid = try #require(photos.collectionView)
        let flow = try #require(photos.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 80, height: 90))
        #expect(flow.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        let cell = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)) as? TripPhotoCell)
        #expect(cell.frame == CGRect(x: 5, y: 6, width: 80, height: 90))
        #expect(cell.picture?.frame == CGRect(x: 10, y: 10, width: 60, height: 60))
        window.isHidden = true
    }

    @Test(arguments: [("en", "Trip", "Go"), ("de", "Reise", "Los"), ("de-AT", "Reise", "Los"), ("fr", "Trip", "Go")])
    func `texts are in the user's language`(_ language: String, _ title: String, _ button: String) throws {
        var device = SimulatedDevice.current
        device.language = language
        try SimulatedDevice.with(device) {
            let detail = try detail(in: story())
            detail.loadViewIfNeeded()
            #expect(detail.titleLabel?.text == title)
            #expect(detail.buttons.first?.currentTitle == button)
        }
    }

    @Test func `controllers and their scenes go with their last reference`() throws {
        let story = try story()
        weak var gone: TripDetailController?
        do {
            let detail = try detail(in: story)
            detail.loadViewIfNeeded()
            gone = detail
        }
        #expect(gone == nil)
    }
}
