import Foundation
import LayoutSimDevices

extension UINavigationController {
    /// The height of the bar with its large title, in points.
    var barHeight: CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        // The device knows the height of bars with small titles, which is less on phones in landscape.
        return navigationBar.isLarge
            ? navigationBar.sizeThatFits(view.bounds.size).height
            : SimulatedDevice.current.viewport.navigationBarHeight
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
