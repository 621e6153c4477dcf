import Foundation
import LayoutSimDevices
import LayoutSimViewTree

extension UINavigationController {
    /// The height of the bar with its large title and the search bar, in points.
    var barHeight: CGFloat { barParts.height }

    /// What the bar is made of while the content stands at its beginning.
    private var wholeBarParts: NavigationBarParts {
        guard !isNavigationBarHidden else { return NavigationBarParts() }
        let search = topSearch
        if let search, search.isActive, search.hidesNavigationBarDuringPresentation {
            return NavigationBarParts(search: search.isInNavigationBar ? search.searchBar.heightInNavigationBar : 0)
        }
        // The device knows the height of bars with small titles, which is less on phones in landscape.
        var parts = NavigationBarParts(row: SimulatedDevice.current.viewport.navigationBarHeight)
        parts.prompt = topViewController?.navigationItem.promptHeight ?? 0
        if navigationBar.isLarge, traitCollection.verticalSizeClass != .compact {
            parts.largeTitle = ControlMetrics.largeTitleHeight
        }
        if let search, search.isInNavigationBar { parts.search = search.searchBar.heightInNavigationBar }
        return parts
    }

    /// What the bar is made of, as far as content that scrolls has not pushed it away.
    var barParts: NavigationBarParts {
        var parts = wholeBarParts
        let canCollapse = parts.largeTitle > 0 || parts.search > 0 && hidesSearchWhenScrolling
        if canCollapse { parts.collapse(by: collapse(of: parts.height), hidesSearch: hidesSearchWhenScrolling) }
        return parts
    }

    /// Has content that stands at its beginning stay there when a bar of more parts comes back.
    func revealBar() {
        guard let content = titleScrollView, content.contentOffset.y <= -content.followedInsets.top else { return }
        content.contentOffset.y = -view.safeAreaInsets.top - wholeBarParts.height
    }

    private var hidesSearchWhenScrolling: Bool {
        guard let item = topViewController?.navigationItem, item.searchController?.isActive == false else {
            return false
        }
        return item.hidesSearchBarWhenScrolling
    }

    /// How far the content of the topmost controller has gone below a bar of a height, in points.
    private func collapse(of height: CGFloat) -> CGFloat {
        // Content that never had its insets stands at its beginning.
        guard let content = titleScrollView, content.followedInsets.top > 0 else { return 0 }
        return max(0, content.contentOffset.y + view.safeAreaInsets.top + height)
    }

    /// The content that a large title gives way to: what the controller says, its view, or the first view in it.
    private var titleScrollView: UIScrollView? {
        guard let top = topViewController, top.isViewLoaded, let view = top.view else { return nil }
        return top.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Where the view of a controller lies: below bars that let it shine through, or beside them.
    func contentFrame(of controller: UIViewController) -> CGRect {
        let safe = view.safeAreaInsets
        var frame = view.bounds
        if !isNavigationBarHidden, !controller.liesBelow(navigationBar.isTranslucent, at: .top) {
            let top = safe.top + barHeight
            frame.origin.y += top
            frame.size.height -= top
        }
        if !isToolbarHidden, !controller.liesBelow(toolbar.isTranslucent, at: .bottom) {
            frame.size.height -= safe.bottom + SimulatedDevice.current.viewport.toolBarHeight
        }
        return frame
    }

    /// Lays out bars, and tells the topmost controller of the room that they take.
    func placeViews() {
        guard let view = viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        let parts = barParts
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: parts.height)
        placeSearch(parts)
        let height = SimulatedDevice.current.viewport.toolBarHeight
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - safe.bottom - height, width: view.bounds.width, height: height)
        guard let top = topViewController else { return }
        let frame = contentFrame(of: top)
        // An animator of the app says where the view is meanwhile.
        if ownTransition == nil { top.view.frame = frame }
        top.containerInsets = UIEdgeInsets(
            top: frame.minY > 0 ? 0 : barHeight, left: 0,
            bottom: isToolbarHidden || frame.maxY < view.bounds.maxY ? 0 : height, right: 0)
        if navigationBar.isLarge || topSearch != nil { titleScrollView?.titleStack = self }
    }
}

/// The view around the views of a container's controllers.
@MainActor final class UILayoutContainerView: UIView {}

extension UIViewController {
    /// Whether the view reaches below a bar at an edge: the controller may forbid that, and opaque bars need its consent.
    func liesBelow(_ isTranslucent: Bool, at edge: UIRectEdge) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// What the bars of containers add to the safe area, in points.
    var containerInsets: UIEdgeInsets {
        get { containerInsetsStorage }
        set {
            guard containerInsetsStorage != newValue else { return }
            containerInsetsStorage = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
}
