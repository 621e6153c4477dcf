import Foundation
import LayoutSimDevices
import LayoutSimViewTree

extension UINavigationController {
    /// The height of the bar with its large title, in points.
    var barHeight: CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        // The device knows the height of bars with small titles, which is less on phones in landscape.
        let small = SimulatedDevice.current.viewport.navigationBarHeight
        guard navigationBar.isLarge, traitCollection.verticalSizeClass != .compact else { return small }
        return small + max(0, ControlMetrics.largeTitleHeight - titleCollapse(small))
    }

    /// How far the content of the topmost controller has pushed the large title away, in points.
    private func titleCollapse(_ small: CGFloat) -> CGFloat {
        // Content that never had its insets stands at its beginning.
        guard let content = titleScrollView, content.followedInsets.top > 0 else { return 0 }
        return max(0, content.contentOffset.y + view.safeAreaInsets.top + small + ControlMetrics.largeTitleHeight)
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
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: barHeight)
        let height = SimulatedDevice.current.viewport.toolBarHeight
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - safe.bottom - height, width: view.bounds.width, height: height)
        guard let top = topViewController else { return }
        let frame = contentFrame(of: top)
        top.view.frame = frame
        top.containerInsets = UIEdgeInsets(
            top: frame.minY > 0 ? 0 : barHeight, left: 0,
            bottom: isToolbarHidden || frame.maxY < view.bounds.maxY ? 0 : height, right: 0)
        if navigationBar.isLarge { titleScrollView?.titleStack = self }
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
