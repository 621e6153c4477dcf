import Testing
import UIKit

@testable import SnapshotTesting

/// What controllers hear, and what texts say of them, while a snapshot shows them.
@MainActor @Suite(.serialized) struct ShownControllerTests {
    private final class Hearing: UIViewController {
        var heard: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            heard.append("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            heard.append("willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            heard.append("didAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            heard.append("willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            heard.append("didDisappear")
        }
    }

    private let course = [
        "willAppear", "didAppear", "willAppear", "didAppear", "willDisappear", "didDisappear", "willDisappear",
        "didDisappear",
    ]

    @Test func `a controller appears and disappears twice in each picture`() {
        let controller = Hearing()
        for _ in 0..<2 { _ = ShownView.controller(controller, ViewSettings()).image() }
        #expect(controller.heard == ["load"] + course + course)
    }

    @Test func `the children appear and disappear with it`() {
        let (stack, top) = (UINavigationController(), Hearing())
        stack.setViewControllers([UIViewController(), top], animated: false)
        _ = ShownView.controller(stack, ViewSettings()).image()
        #expect(top.heard == ["load"] + course)
    }

    private func text(_ controller: UIViewController) -> String {
        var text = ""
        Snapshotting<UIViewController, String>.hierarchy.snapshot(controller).run { text = $0 }
        return text
    }

    @Test func `a hierarchy is that of a controller that is shown`() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        #expect(
            text(tabs) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }

    @Test func `what lies below the top of a stack has disappeared`() {
        let stack = UINavigationController()
        stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
        #expect(
            text(stack) == """
                <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)
                   | <UIViewController>, state: appeared, view: <UIView>
                """)
    }

    @Test func `a child whose view is not added is not loaded`() {
        let parent = UIViewController()
        parent.addChild(UIViewController())
        #expect(
            text(parent) == """
                <UIViewController>, state: appeared, view: <UIView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }
}
