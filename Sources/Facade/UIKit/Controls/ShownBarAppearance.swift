import Foundation

extension UIViewController {
    /// The scroll view on whose position a bar at an edge depends: the controller's content scroll view, otherwise its
    /// view or the view's first subview.
    func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard isViewLoaded, let view else { return nil }
        return contentScrollView(for: edge) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether the content is scrolled to its top, or does not scroll.
    fileprivate var isContentAtTop: Bool {
        guard let content = barScrollView(for: .top) else { return true }
        return content.contentOffset.y <= (content.isLaidOutInSafeArea ? 0 : -content.followedInsets.top)
    }

    /// Whether the content is scrolled to its bottom, or does not scroll.
    fileprivate var isContentAtBottom: Bool {
        guard let content = barScrollView(for: .bottom) else { return true }
        // The sum of an offset and a height may be rounded down.
        return content.bounds.maxY + 0.01 >= content.contentSize.height + content.followedInsets.bottom
    }
}

extension UINavigationController {
    /// The appearance of the navigation bar above a controller's content.
    func shownBarAppearance(over content: UIViewController?) -> UINavigationBarAppearance {
        navigationBar.appearance(
            of: content?.navigationItem ?? navigationBar.topItem, isAtEdge: content?.isContentAtTop ?? true,
            traitCollection)
    }

    /// The appearance of the toolbar below a controller's content.
    func shownToolbarAppearance(under content: UIViewController?) -> UIToolbarAppearance {
        tools.appearance(isAtEdge: content?.isContentAtBottom ?? true, traitCollection)
    }
}

extension UITabBarController {
    /// The appearance of the tab bar below the selected controller's content.
    var shownBarAppearance: UITabBarAppearance {
        let selected = selectedViewController
        let content = (selected as? UINavigationController)?.topViewController ?? selected
        return tabBar.appearance(of: selected?.tabBarItem, isAtEdge: content?.isContentAtBottom ?? true)
    }
}

extension UINavigationBar {
    /// The appearance in the bar's current place; only the bar of a navigation controller knows an edge of content
    /// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance)).
    var shownAppearance: UINavigationBarAppearance {
        guard let stack = controllerAround(UINavigationController.self), stack.navigationBar === self else {
            return appearance(of: topItem, isAtEdge: false, traitCollection)
        }
        return stack.shownBarAppearance(over: stack.topViewController)
    }

    /// Returns the appearance for an item on top; those of the item go before those of the bar.
    fileprivate func appearance(
        of item: UINavigationItem?, isAtEdge: Bool, _ traits: UITraitCollection
    ) -> UINavigationBarAppearance {
        let isCompact = traits.verticalSizeClass == .compact
        if isAtEdge {
            let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
            let usual = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
            if let edge = isCompact ? compact ?? usual : usual { return edge }
        }
        let compact = item?.compactAppearance ?? compactAppearance
        return (isCompact ? compact : nil) ?? item?.standardAppearance ?? standardAppearance
    }
}

extension UIToolbar {
    /// The appearance in the bar's current place; only the toolbar of a navigation controller knows an edge of content
    /// ([Apple](https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance)).
    var shownAppearance: UIToolbarAppearance {
        guard let stack = controllerAround(UINavigationController.self), stack.tools === self else {
            return appearance(isAtEdge: false, traitCollection)
        }
        return stack.shownToolbarAppearance(under: stack.topViewController)
    }

    fileprivate func appearance(isAtEdge: Bool, _ traits: UITraitCollection) -> UIToolbarAppearance {
        let isCompact = traits.verticalSizeClass == .compact
        let edge = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
        if isAtEdge, let edge { return edge }
        return (isCompact ? compactAppearance : nil) ?? standardAppearance
    }
}

extension UITabBar {
    /// The appearance in the bar's current place; only the bar of a tab bar controller knows an edge of content
    /// ([Apple](https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance)).
    var shownAppearance: UITabBarAppearance {
        guard let tabs = controllerAround(UITabBarController.self), tabs.tabBar === self else {
            return appearance(of: selectedItem, isAtEdge: false)
        }
        return tabs.shownBarAppearance
    }

    /// Returns the appearance while an item is selected; those of the item go before those of the bar.
    fileprivate func appearance(of item: UITabBarItem?, isAtEdge: Bool) -> UITabBarAppearance {
        if isAtEdge, let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        return item?.standardAppearance ?? standardAppearance
    }
}
