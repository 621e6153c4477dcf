import Foundation
import Testing
import UIKit

/// View controllers receive their life cycle callbacks in UIKit's order.
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

    @Test func `the root of a navigation controller is pushed, which its class may notice`() {
        final class Stack: UINavigationController {
            var depths: [Int] = []
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                depths.append(viewControllers.count)
                super.pushViewController(viewController, animated: animated)
            }
        }
        let stack = Stack(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        #expect(stack.depths == [0, 1])
        #expect(stack.viewControllers.count == 2)
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

    @Test func `guides of bars are placed by constraints that the view tells, and go on following the bars`() {
        let controller = UIViewController()
        #expect(controller.view.constraints.isEmpty)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        let top = NSLayoutConstraint(
            item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 10)
        top.isActive = true
        let constraints = controller.view.constraints
        #expect(constraints.count == 3 && constraints.last === top && constraints.allSatisfy(\.isActive))
        #expect(constraints[0].firstItem === controller.topLayoutGuide && constraints[0].secondItem === controller.view)
        #expect(constraints[1].firstAttribute == .height)
        _ = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == 5)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(box.frame.minY == controller.view.safeAreaInsets.top + 10)
        controller.view.removeConstraints(controller.view.constraints)
        #expect(controller.view.constraints.count == 4)
    }
}
