import Foundation
import LayoutSimDevices
import LayoutSimViewTree

extension UINavigationController {
    /// The height of the bar including its large title and search bar, in points.
    var barHeight: CGFloat { barParts.height }

    /// The parts of the bar while the content is scrolled to its top.
    private var wholeBarParts: NavigationBarParts {
        guard !isNavigationBarHidden else { return NavigationBarParts() }
        let search = topSearch
        if let search, search.isActive, search.hidesNavigationBarDuringPresentation {
            return NavigationBarParts(search: search.isInNavigationBar ? search.searchBar.heightInNavigationBar : 0)
        }
        // The device defines the height of bars with standard titles, which is smaller on phones in landscape.
        let row = traitCollection.verticalSizeClass == .compact ? nil : rowHeight
        var parts = NavigationBarParts(row: row ?? SimulatedDevice.current.viewport.navigationBarHeight)
        parts.prompt = topViewController?.navigationItem.promptHeight ?? 0
        if navigationBar.isLarge, traitCollection.verticalSizeClass != .compact {
            parts.largeTitle = ControlMetrics.largeTitleHeight
        }
        if let search, search.isInNavigationBar { parts.search = search.searchBar.heightInNavigationBar }
        return parts
    }

    /// The parts of the bar that remain visible at the current scroll position.
    var barParts: NavigationBarParts {
        var parts = wholeBarParts
        let canCollapse = parts.largeTitle > 0 || parts.search > 0 && hidesSearchWhenScrolling
        if canCollapse { parts.collapse(by: collapse(of: parts.height), hidesSearch: hidesSearchWhenScrolling) }
        return parts
    }

    /// Keeps content that is scrolled to its top there when a taller bar returns.
    func revealBar() {
        guard let content = titleScrollView, !content.isLaidOutInSafeArea,
            content.contentOffset.y <= -content.followedInsets.top
        else { return }
        content.contentOffset.y = -view.safeAreaInsets.top - wholeBarParts.height
    }

    private var hidesSearchWhenScrolling: Bool {
        guard let item = topViewController?.navigationItem, item.searchController?.isActive == false else {
            return false
        }
        return item.hidesSearchBarWhenScrolling
    }

    /// Returns how far the top controller's content has scrolled under a bar of a height, in points.
    private func collapse(of height: CGFloat) -> CGFloat {
        // Content whose insets were never set is at its top.
        guard let content = titleScrollView else { return 0 }
        if content.isLaidOutInSafeArea { return max(0, content.contentOffset.y) }
        guard content.followedInsets.top > 0 else { return 0 }
        return max(0, content.contentOffset.y + view.safeAreaInsets.top + height)
    }

    /// The scroll view whose offset collapses the large title.
    private var titleScrollView: UIScrollView? { topViewController?.barScrollView(for: .top) }

    /// Returns the frame of a controller's view, which extends under bars or stops at them.
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

    /// Hides the bars once when the height becomes compact, and shows them when it is regular again
    /// (Apple, *hidesBarsWhenVerticallyCompact*).
    private func hideBarsInCompactHeight() {
        let isCompact = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        guard isCompact != (isToolbarHiddenInRegularHeight != nil) else { return }
        let shownTools = isToolbarHiddenInRegularHeight
        isToolbarHiddenInRegularHeight = isCompact ? isToolbarHidden : nil
        isNavigationBarHidden = isCompact
        isToolbarHidden = shownTools ?? true
    }

    /// Lays out the bars, and sets the safe area insets that they add for the top controller.
    func placeViews() {
        guard let view = viewIfLoaded else { return }
        hideBarsInCompactHeight()
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
        // During a custom transition the animator sets the frame.
        if ownTransition == nil { top.view.frame = frame }
        top.containerInsets = UIEdgeInsets(
            top: frame.minY > 0 ? 0 : keepsInsetsUnderTitle ? wholeBarParts.height : barHeight, left: 0,
            bottom: isToolbarHidden || frame.maxY < view.bounds.maxY ? 0 : height, right: 0)
        if navigationBar.isLarge || topSearch != nil { titleScrollView?.titleStack = self }
    }
}

/// The view that contains the children's views of a container view controller.
@MainActor final class UILayoutContainerView: UIView {}

extension UIViewController {
    /// Whether the view extends under a bar at an edge: the controller can opt out, and opaque bars require opting in.
    func liesBelow(_ isTranslucent: Bool, at edge: UIRectEdge) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The safe area insets that the bars of containers add, in points.
    var containerInsets: UIEdgeInsets {
        get { containerInsetsStorage }
        set {
            guard containerInsetsStorage != newValue else { return }
            containerInsetsStorage = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
}
