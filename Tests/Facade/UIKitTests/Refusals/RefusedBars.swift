import UIKit

extension Refusal {
    /// Changes of a bar that a controller manages.
    static var ofBars: [Refusal] {
        [
            Refusal(
                "delegate of a managed navigation bar", inconsistency,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller."
            ) { change { $0.delegate = nobody } },
            Refusal(
                "push on a managed navigation bar", inconsistency,
                "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
            ) { change { $0.pushItem(UINavigationItem(title: "a"), animated: false) } },
            Refusal(
                "pop on a managed navigation bar", inconsistency,
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
            ) { change { _ = $0.popItem(animated: false) } },
            Refusal(
                "items of a managed navigation bar", inconsistency,
                "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
            ) { change { $0.setItems([], animated: false) } },
            Refusal(
                "constraints of a managed navigation bar", inconsistency,
                "Cannot modify constraints for UINavigationBar managed by a controller"
            ) { change { $0.addConstraint($0.heightAnchor.constraint(equalToConstant: 60)) } },
            Refusal(
                "removed constraints of a managed navigation bar", inconsistency,
                "Cannot modify constraints for UINavigationBar managed by a controller"
            ) { change { $0.removeConstraints($0.constraints) } },
            Refusal(
                "items of a managed tab bar", inconsistency,
                "Directly modifying a tab bar managed by a tab bar controller is not allowed."
            ) { changeTabs { $0.items = [UITabBarItem(title: "a", image: nil, tag: 0)] } },
            Refusal(
                "items of a managed tab bar, by a call", inconsistency,
                "Directly modifying a tab bar managed by a tab bar controller is not allowed."
            ) { changeTabs { $0.setItems(nil, animated: false) } },
            Refusal(
                "selection of a managed tab bar", inconsistency,
                "Directly modifying a tab bar managed by a tab bar controller is not allowed."
            ) { changeTabs { $0.selectedItem = $0.items?.last } },
            Refusal(
                "delegate of a managed tab bar", inconsistency,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
            ) { changeTabs { $0.delegate = nil } },
        ]
    }

    @MainActor private static func change(_ change: (UINavigationBar) -> Void) {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        change(stack.navigationBar)
        _ = stack.view
    }

    @MainActor private static func changeTabs(_ change: (UITabBar) -> Void) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.loadViewIfNeeded()
        change(tabs.tabBar)
        _ = tabs.view
    }
}

@MainActor private let nobody = Nobody()
private final class Nobody: NSObject, UINavigationBarDelegate {}
