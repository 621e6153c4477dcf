import BadgeData
import BadgeFixtures
import BadgePrototype
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import BadgeProduct

/// The second step: the list from the API, and the detail in its own navigation controller.
@MainActor @Suite struct ProductTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var phones: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"], orientations: [.portrait],
                contents: [.longest(0)])
        }
    }

    private let loader = HeldLoader()
    private let trace = AnalyticsTrace { 0 }

    private func answerAll() {
        repeat {
            loader.answerAll { $0.pathExtension == "json" ? .success(Answer.json()) : AppRig.picture($0) }
            settle()
        } while !loader.waiting.isEmpty
    }

    @Test(arguments: try phone) func `the list and a detail`(_ variant: Variant<Int>) throws {
        let root = ProductListController.inNavigation(
            URL(filePath: "/badges.json"), loader: loader, analytics: trace)
        try script("product", of: root, as: variant, system: "9.3") { screen in
            answerAll()
            try screen.expectGolden("list")
            #expect(loader.requested.count == 9, "each row makes a request of its own")
            let list = try #require(root.topViewController as? UITableViewController)
            list.tableView.setContentOffset(CGPoint(x: 0, y: 640.5 - 64), animated: false)
            settle()
            answerAll()
            try screen.expectGolden("list scrolled")
            list.tableView.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
            try screen.expectGolden("row selected")
            list.tableView.deselectRow(at: IndexPath(row: 9, section: 0), animated: false)
            try screen.tap(.row(8))
            try screen.expectGolden("detail")
            try screen.tap("Done")
            #expect(list.tableView.indexPathForSelectedRow == nil)
            #expect(trace.lines == ["0.0 ListController.viewDidLoad", "0.0 DetailViewController.viewDidLoad"])
        }
    }

    @Test func `what could not be loaded is asked for when the list appears again`() throws {
        let root = ProductListController.inNavigation(
            URL(filePath: "/badges.json"), loader: loader, analytics: trace)
        let screen = TestScreen(root)
        defer { screen.close() }
        loader.answerAll { _ in .failure(.unreachable) }
        let list = try #require(root.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 0)
        let over = UIViewController()
        over.modalPresentationStyle = .fullScreen
        root.present(over, animated: false)
        root.dismiss(animated: false)
        answerAll()
        #expect(list.tableView.numberOfRows(inSection: 0) == 152)
        list.didReceiveMemoryWarning()
        let count = loader.requested.count
        list.tableView.layoutIfNeeded()
        #expect(loader.requested.count > count)
        answerAll()
    }

    /// If there is not enough room, the title gives way: of two equal priorities, the phone chose this one.
    @Test(arguments: try phones) func `the longest texts on each phone`(_ variant: Variant<Int>) throws {
        let badge = PrototypeBadge(
            title: Answer.longestTitle, text: "Achieve mastery in all skills in " + Answer.longestTitle,
            picture: UIImage(data: PatchFiles.png(of: URL(filePath: "/longest.png"))))
        let root = try #require(ProductDetail.inNavigation(badge, analytics: trace))
        try script("product-detail", of: root, as: variant, system: "9.3") { screen in
            try screen.expectGolden("at rest")
            let views = try #require(root.topViewController?.view).subviews.map(\.frameOnScreen)
            switch variant.viewport.deviceName {
            case "iphone-4s":
                #expect(near(views[0], 40, 142, 240, 240))
                #expect(near(views[2], 16, 100, 288, 18))
                #expect(near(views[1], 16, 418, 288, 61))
            case "iphone-5": #expect(near(views[0], 40, 203, 240, 240))
            case "iphone-6": #expect(near(views[0], 67.5, 203, 240, 240))
            default: #expect(near(views[0], 87, 203, 240, 240))
            }
        }
    }
}
