import UIKit

extension Refusal {
    /// Controllers that a container does not take.
    static var ofContainers: [Refusal] {
        [
            Refusal("push a navigation controller", invalidArgument, "Pushing a navigation controller is not supported")
            {
                stack.pushViewController(stack, animated: false)
            },
            Refusal(
                "navigation controller as a root", invalidArgument, "Pushing a navigation controller is not supported"
            ) { _ = UINavigationController(rootViewController: stack) },
            Refusal(
                "push a split controller", invalidArgument,
                "Split View Controllers cannot be pushed to a Navigation Controller"
            ) { stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: false) },
            Refusal(
                "push a controller twice", invalidArgument,
                "Pushing the same view controller instance more than once is not supported"
            ) {
                let stack = stack
                let page = UIViewController()
                stack.pushViewController(page, animated: false)
                stack.pushViewController(page, animated: false)
            },
            Refusal(
                "a controller twice in a stack", inconsistency,
                "All view controllers in a navigation controller must be distinct"
            ) {
                let page = UIViewController()
                stack.setViewControllers([page, UIViewController(), page], animated: false)
            },
            Refusal(
                "pop to a controller that is elsewhere", invalidArgument,
                "Tried to pop to a view controller that doesn't exist."
            ) { stack.popToViewController(UIViewController(), animated: false) },
            Refusal(
                "select a controller that is no tab", invalidArgument,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            ) {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                tabs.selectedViewController = UIViewController()
            },
            Refusal(
                "pages of a wrong number", invalidArgument,
                "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
            ) {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).setViewControllers(
                    [UIViewController(), UIViewController()], direction: .forward, animated: false)
            },
            Refusal(
                "no pages", invalidArgument,
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"
            ) {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).setViewControllers(
                    [], direction: .forward, animated: false)
            },
            Refusal(
                "child that is added while its view is elsewhere", "UIViewControllerHierarchyInconsistency",
                "should have parent view controller:"
            ) {
                let (one, other, child) = (shown, shown, UIViewController())
                one.view.addSubview(child.view)
                other.addChild(child)
            },
            Refusal(
                "view of another's child", "UIViewControllerHierarchyInconsistency", "but actual parent is:"
            ) {
                let (one, other, child) = (shown, shown, UIViewController())
                one.addChild(child)
                other.view.addSubview(child.view)
            },
            Refusal(
                "view of a child in a window", "UIViewControllerHierarchyInconsistency",
                "should have parent view controller:(null) but actual parent is:"
            ) {
                let (one, child) = (shown, UIViewController())
                one.addChild(child)
                one.view.window?.addSubview(child.view)
            },
            Refusal(
                "view of two controllers", "UIViewControllerHierarchyInconsistency",
                "A view can only be associated with at most one view controller at a time!"
            ) {
                let (one, other) = (UIViewController(), UIViewController())
                other.view = one.view
            },
            Refusal(
                "transition between controllers of two parents", invalidArgument,
                "must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
            ) {
                let (one, first, second) = (shown, UIViewController(), UIViewController())
                one.addChild(first)
                one.view.addSubview(first.view)
                one.transition(from: first, to: second, duration: 0, animations: nil)
            },
        ]
    }

    @MainActor private static var stack: UINavigationController {
        UINavigationController(rootViewController: UIViewController())
    }

    /// A controller that is shown in a window of its own.
    @MainActor private static var shown: UIViewController {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller
    }
}
