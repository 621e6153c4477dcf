import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIViewController {
    /// The visible view controller: the presented one, the top of a navigation stack, or the selected tab.
    package var shown: UIViewController {
        if let presented = presentedViewController { return presented.shown }
        switch self {
        case let navigation as UINavigationController: return navigation.topViewController?.shown ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.shown ?? self
        case let split as UISplitViewController: return split.collapse?.child.shown ?? self
        default: return self
        }
    }

    /// Whether visible bars of the controller's containers contain views of the app.
    fileprivate var barsHoldViewsOfApp: Bool {
        guard let navigation = navigationController else { return false }
        return !navigation.isNavigationBarHidden && navigation.navigationBar.holdsViewsOfApp
            || !navigation.isToolbarHidden && navigation.toolbar.holdsViewsOfApp
    }

    /// The status bar style of a root view controller: that of a full-screen presentation, of the child that decides,
    /// or its own.
    fileprivate var statusBarStyle: BarContents.StatusBarStyle {
        if let presented = presentedViewController,
            presented.modalPresentationCapturesStatusBarAppearance
                || presented.presenter.presentation.active?.coversPresenter ?? true
        {
            return presented.statusBarStyle
        }
        if let child = childForStatusBarStyle { return child.statusBarStyle }
        return switch preferredStatusBarStyle {
        case .default: .automatic
        case .lightContent: .light
        case .darkContent: .dark
        }
    }

    /// The safe area insets in points that the bars of all containers add to the controller's view.
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
        screen.bars.statusBar = (view.window?.rootViewController ?? self).statusBarStyle
        if let navigation = navigationController, !navigation.isNavigationBarHidden {
            let shownTitle = navigationItem.shownTitle(isLarge: navigation.navigationBar.isLarge, else: title)
            screen.navigationBar = NavigationBar(title: shownTitle)
            screen.viewport.navigationBarHeight = navigation.barHeight
            screen.bars.show(
                navigationItem, in: navigation.navigationBar, navigation.shownBarAppearance(over: self), traitCollection
            )
            if let only = screen.bars.trailing.first, screen.bars.trailing.count == 1, only.image == nil,
                only.tint == nil, only.width == nil, only.looks == nil
            {
                screen.navigationBar?.trailingButton = BarButton(only.title, style: only.style)
                screen.bars.trailing = []
            }
        }
        if let navigation = navigationController, !navigation.isToolbarHidden {
            screen.hasToolBar = true
            screen.bars.toolTint = navigation.tools.state.tint?.geometryColor(traitCollection)
            screen.bars.showTools(
                toolbarItems, in: navigation.tools, navigation.shownToolbarAppearance(under: self), traitCollection)
        }
        if let tabs = tabBarController, !tabs.tabBar.isHidden {
            screen.hasTabBar = true
            let shown = tabs.viewControllers ?? []
            screen.bars.showTabs(
                shown.map { ($0.tabBarItem, $0.tabBarItem.title ?? $0.title) }, selected: tabs.selectedIndex,
                in: tabs.tabBar, tabs.shownBarAppearance, traitCollection)
        }
    }
}

extension UIWindow {
    /// The view to show in a picture of the window: the frontmost controller's view with its bars, or the whole window
    /// if other views are visible behind it, the bars contain views of the app, a menu is open, or the large content
    /// viewer is visible.
    package var seenView: UIView? {
        guard let shown = rootViewController?.shown else { return nil }
        // The app's views in a bar are part of the bar's tree.
        let events = UIApplication.shared.events
        let above = [events.menu?.list, events.largeContent] as [UIView?]
        if shown.barsHoldViewsOfApp || above.contains(where: { $0?.window === self }) { return self }
        let presentation = shown.presenter.presentation
        guard presentation.presenting != nil, !(presentation.active?.coversPresenter ?? true) else {
            return shown.view
        }
        return self
    }
}

extension UIView {
    /// The contents of a bar other than its title; `nil` if there are none, and for other views.
    var barContents: BarContents? {
        var contents = BarContents()
        let safe = safeAreaInsets
        switch self {
        case let bar as UINavigationBar:
            guard let item = bar.topItem else { return nil }
            contents.show(item, in: bar, bar.shownAppearance, traitCollection)
            contents.insets = EdgeInsets(
                left: safe.left, bottom: Double(bar.drawer?.height ?? 0), right: safe.right)
            // The background of a controller's bar extends to the edge of the controller's view.
            if bar.controllerAround(UINavigationController.self)?.navigationBar === bar {
                contents.insets.top = -frame.minY
            }
        case let bar as UIToolbar:
            contents.showTools(bar.items, in: bar, bar.shownAppearance, traitCollection)
            if let superview, bar.controllerAround(UINavigationController.self)?.toolbar === bar {
                contents.insets.bottom = frame.maxY - superview.bounds.maxY
            }
        case let bar as UITabBar:
            let items = bar.items ?? []
            contents.showTabs(
                items.map { ($0, $0.title) }, selected: items.firstIndex { $0 === bar.selectedItem } ?? 0, in: bar,
                bar.shownAppearance, traitCollection)
            contents.insets.bottom = safe.bottom
        default: return nil
        }
        return contents == BarContents() ? nil : contents
    }
}
