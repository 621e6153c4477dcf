import Foundation
import Testing
import UIKit

/// Controllers are told of their lives in UIKit's order.
@MainActor struct ControllerTests {
    private final class Page: UIViewController {
        var calls: [String] = []
        override func loadView() {
            super.loadView()
            calls.append("loadView")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("viewDidDisappear")
        }
    }

    @Test func aRootAppearsWithItsWindow() {
        let page = Page()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = page
        window.makeKeyAndVisible()
        #expect(page.calls == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
        window.isHidden = true
        #expect(page.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func pushingShowsTheTopmost() {
        let first = Page()
        let second = Page()
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(second, animated: false)
        #expect(first.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(second.calls.suffix(2) == ["viewWillAppear", "viewDidAppear"])
        #expect(second.navigationController === navigation)
        #expect(navigation.popViewController(animated: false) === second)
        #expect(second.parent == nil)
        #expect(first.calls.last == "viewDidAppear")
        window.isHidden = true
    }

    @Test func presentingTellsWhoPresents() {
        let page = Page()
        let sheet = Page()
        sheet.modalPresentationStyle = .fullScreen
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.present(sheet, animated: false)
        #expect(page.presentedViewController === sheet)
        #expect(sheet.presentingViewController === page)
        #expect(sheet.calls.last == "viewDidAppear")
        #expect(page.calls.last == "viewDidDisappear")
        sheet.dismiss(animated: false)
        #expect(page.presentedViewController == nil)
        #expect(page.calls.last == "viewDidAppear")
        #expect(sheet.calls.last == "viewDidDisappear")
        window.isHidden = true
    }
}
