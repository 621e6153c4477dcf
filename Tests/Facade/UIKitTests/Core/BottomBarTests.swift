import Testing
import UIKit

/// A tab bar that is hidden while a controller is pushed.
@MainActor @Suite(.serialized) struct BottomBarTests {
    private let tabs = UITabBarController()
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let pushed = UIViewController()
    private let withBar: CGFloat

    init() {
        tabs.viewControllers = [stack]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        withBar = stack.topViewController?.view.safeAreaInsets.bottom ?? 0
        pushed.hidesBottomBarWhenPushed = true
    }

    private var bottom: CGFloat? { stack.topViewController?.view.safeAreaInsets.bottom }

    @Test func `the next layout after a push has no bar`() {
        stack.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        #expect(bottom == window.safeAreaInsets.bottom)
        #expect(tabs.tabBar.isHidden)
    }

    @Test func `the next layout after a pop has the bar again`() {
        stack.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        stack.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(bottom == withBar)
    }

    @Test func `a stack that is set hides the bar too`() {
        stack.setViewControllers([UIViewController(), pushed], animated: false)
        window.layoutIfNeeded()
        #expect(bottom == window.safeAreaInsets.bottom)
        stack.popToRootViewController(animated: false)
        window.layoutIfNeeded()
        #expect(bottom == withBar)
    }
}
