import Foundation
import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIViewController {
    /// The controller whose view is seen: the presented one, the one on top of a stack, that of the selected tab.
    package var shown: UIViewController {
        if let presented = presentedViewController { return presented.shown }
        switch self {
        case let navigation as UINavigationController: return navigation.topViewController?.shown ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.shown ?? self
        default: return self
        }
    }

    /// What the bars of all containers around the controller add to the safe area of its view, in points.
    var allContainerInsets: UIEdgeInsets {
        sequence(first: self, next: \.parent).reduce(into: .zero) { sum, controller in
            let insets = controller.containerInsets
            sum.top += insets.top
            sum.left += insets.left
            sum.bottom += insets.bottom
            sum.right += insets.right
        }
    }

    /// Adds the bars of containers to the screen of the controller's view.
    func addBars(to screen: inout Screen) {
        applyBarItemAppearance()
        if let navigation = navigationController, !navigation.isNavigationBarHidden {
            screen.navigationBar = NavigationBar(title: navigationItem.title ?? title ?? "")
            screen.viewport.navigationBarHeight = navigation.barHeight
            let trailing = navigationItem.shownTrailingItems.map { $0.value(traitCollection) }
            if trailing.count == 1, trailing[0].image == nil, trailing[0].tint == nil {
                screen.navigationBar?.trailingButton = BarButton(trailing[0].title, style: trailing[0].style)
            } else {
                screen.bars.trailing = trailing
            }
            screen.bars.leading = navigationItem.shownLeadingItems.map { $0.value(traitCollection) }
            screen.bars.hasBackButton = navigation.viewControllers.count > 1 && navigationItem.showsBackButton
        }
        if let navigation = navigationController, !navigation.isToolbarHidden {
            screen.hasToolBar = true
            screen.bars.tools = (toolbarItems ?? []).filter { !$0.isHidden }.map { $0.value(traitCollection) }
        }
        if let tabs = tabBarController, !tabs.tabBar.isHidden {
            screen.hasTabBar = true
            screen.bars.tabs = (tabs.viewControllers ?? []).map {
                BarContents.Item(
                    $0.tabBarItem.title ?? $0.title ?? "", image: $0.tabBarItem.image?.viewTreeImage(traitCollection))
            }
            screen.bars.selectedTab = tabs.selectedIndex
        }
    }
}

extension UIBarButtonItem {
    /// The item as bars of screens have it.
    fileprivate func value(_ traits: UITraitCollection) -> BarContents.Item {
        var item = BarContents.Item(shownTitle)
        item.isFlexibleSpace = systemItem == .flexibleSpace
        item.style = style == .done ? .done : .plain
        let color = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        let own = isEnabled ? tintColor ?? (image == nil ? color : nil) : .tertiaryLabel
        item.tint = own?.geometryColor(traits)
        if let image {
            item.image = image.viewTreeImage(traits)
            if image.renderingMode == .automatic, image.values.tint == nil { item.image?.isTemplate = true }
        } else if shownTitle.isEmpty {
            item.image = systemLook?.image
        }
        return item
    }
}
