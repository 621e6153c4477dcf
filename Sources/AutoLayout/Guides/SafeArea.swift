import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// What the status bar, other bars, rounded corners and sensors take from the root view, in points; zero for a view that
    /// is laid out by itself.
    var safeAreaInsets: EdgeInsets {
        guard rootKind == .controller else { return .zero }
        var insets = viewport.safeArea
        insets.top += navigationBar == nil ? 0 : viewport.navigationBarHeight
        insets.bottom += (hasTabBar ? viewport.tabBarHeight : 0) + (hasToolBar ? viewport.toolBarHeight : 0)
        return insets
    }

    /// The part of the root's safe area insets that reaches into a view with a frame in points of the screen; never
    /// negative [logged].
    func safeAreaInsets(in frame: Rect) -> EdgeInsets {
        let root = safeAreaInsets
        return EdgeInsets(
            top: max(0, root.top - frame.minY), left: max(0, root.left - frame.minX),
            bottom: max(0, frame.maxY - (viewport.size.height - root.bottom)),
            right: max(0, frame.maxX - (viewport.size.width - root.right)))
    }
}
