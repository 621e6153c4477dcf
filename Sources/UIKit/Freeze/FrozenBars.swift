import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIViewController {
    /// The controller whose view is seen: the presented one, the one on top of a stack, that of the selected tab.
    package var shown: UIViewController {
        if let presented = presentedViewController { return presented.shown }
        switch self {
        case let navigation as UINavigationController: return navigation.topViewController?.shown ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.shown ?? self
        case let split as UISplitViewController: return split.collapse?.child.shown ?? self
        default: return self
        }
    }

    /// Whether views of the app lie in the bars that are seen with the controller.
    fileprivate var barsHoldViewsOfApp: Bool {
        guard let navigation = navigationController else { return false }
        return !navigation.isNavigationBarHidden && navigation.navigationBar.holdsViewsOfApp
            || !navigation.isToolbarHidden && navigation.toolbar.holdsViewsOfApp
    }

    /// The style of the status bar while the controller is the root of a window: that of what is presented over the whole of it,
    /// else that of the child that decides, else its own.
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
        screen.bars.statusBar = (view.window?.rootViewController ?? self).statusBarStyle
        if let navigation = navigationController, !navigation.isNavigationBarHidden {
            let shownTitle = navigationItem.shownTitle(isLarge: navigation.navigationBar.isLarge, else: title)
            screen.navigationBar = NavigationBar(title: shownTitle)
            screen.viewport.navigationBarHeight = navigation.barHeight
            screen.bars.show(navigationItem, in: navigation.navigationBar, traitCollection)
            if let only = screen.bars.trailing.first, screen.bars.trailing.count == 1, only.image == nil,
                only.tint == nil, only.width == nil
            {
                screen.navigationBar?.trailingButton = BarButton(only.title, style: only.style)
                screen.bars.trailing = []
            }
        }
        if let navigation = navigationController, !navigation.isToolbarHidden {
            screen.hasToolBar = true
            screen.bars.showTools(toolbarItems, traitCollection)
        }
        if let tabs = tabBarController, !tabs.tabBar.isHidden {
            screen.hasTabBar = true
            let shown = tabs.viewControllers ?? []
            screen.bars.showTabs(
                shown.map { ($0.tabBarItem, $0.tabBarItem.title ?? $0.title) }, selected: tabs.selectedIndex,
                traitCollection)
            screen.bars.takeLooks(of: tabs.tabBar, traitCollection)
        }
    }
}

extension UIWindow {
    /// What a picture of the window shows: the view of the controller in front with its bars, or the whole window where other
    /// views are seen behind it, views of the app lie in its bars, a menu is open, or something is shown enlarged.
    package var seenView: UIView? {
        guard let shown = rootViewController?.shown else { return nil }
        // Views of the app in a bar are part of the bar's tree.
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
    /// What the view shows besides a title if it is a bar; `nil` for nothing and for other views.
    var barContents: BarContents? {
        var contents = BarContents()
        let safe = safeAreaInsets
        switch self {
        case let bar as UINavigationBar:
            guard let item = bar.topItem else { return nil }
            contents.show(item, in: bar, traitCollection)
            contents.insets = EdgeInsets(
                left: safe.left, bottom: Double(bar.drawer?.height ?? 0), right: safe.right)
            // The bar of a controller has its material up to the edge of the controller's view.
            if bar.controllerAround(UINavigationController.self)?.navigationBar === bar {
                contents.insets.top = -frame.minY
            }
        case let bar as UIToolbar:
            contents.showTools(bar.items, traitCollection)
            if let superview, bar.controllerAround(UINavigationController.self)?.toolbar === bar {
                contents.insets.bottom = frame.maxY - superview.bounds.maxY
            }
        case let bar as UITabBar:
            let items = bar.items ?? []
            contents.showTabs(
                items.map { ($0, $0.title) }, selected: items.firstIndex { $0 === bar.selectedItem } ?? 0,
                traitCollection)
            contents.takeLooks(of: bar, traitCollection)
            contents.insets.bottom = safe.bottom
        default: return nil
        }
        return contents == BarContents() ? nil : contents
    }
}

extension BarContents {
    /// Takes the buttons of an item, and the one that leads back from it.
    @MainActor fileprivate mutating func show(
        _ item: UINavigationItem, in bar: UINavigationBar, _ traits: UITraitCollection
    ) {
        takeLooks(of: bar, traits)
        if bar.isSearching { return }
        prompt = item.prompt
        leading = item.shownLeadingItems.map { $0.value(traits) }
        trailing = item.shownTrailingItems.map { $0.value(traits) }
        guard let title = bar.shownBackTitle else { return }
        hasBackButton = true
        backTitle = title
    }

    /// Takes the colors that the app gives the bar.
    @MainActor private mutating func takeLooks(of bar: UINavigationBar, _ traits: UITraitCollection) {
        let appearance = bar.standardAppearance
        let material: UIColor? = appearance.backgroundEffect == nil ? .clear : nil
        barColor = (appearance.backgroundColor ?? bar.barTintColor ?? material)?.geometryColor(traits)
        isBlack = bar.barStyle == .black
        let ink = appearance.titleTextAttributes[.foregroundColor] ?? bar.titleTextAttributes?[.foregroundColor]
        titleColor = (ink as? UIColor)?.geometryColor(traits)
        tint = bar.state.tint?.geometryColor(traits)
    }

    @MainActor fileprivate mutating func showTools(_ items: [UIBarButtonItem]?, _ traits: UITraitCollection) {
        tools = (items ?? []).filter { !$0.isHidden }.map { $0.value(traits) }
    }
}

extension UIBarButtonItem {
    /// The item as bars of screens have it.
    fileprivate func value(_ traits: UITraitCollection) -> BarContents.Item {
        var item = BarContents.Item(shownTitle)
        item.isFlexibleSpace = systemItem == .flexibleSpace
        item.style = style == .done ? .done : .plain
        guard customView == nil, systemItem != .fixedSpace else {
            item.title = ""
            item.width = Double(titleWidth)
            return item
        }
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
