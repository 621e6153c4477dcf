import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// The insets of the root view from the status bar, other bars, rounded corners, and sensors, in points; zero for a
    /// view that is laid out separately.
    var safeAreaInsets: EdgeInsets {
        guard rootKind == .controller else { return .zero }
        var insets = viewport.safeArea
        insets.top += navigationBar == nil ? 0 : viewport.navigationBarHeight
        insets.bottom += (hasTabBar ? viewport.tabBarHeight : 0) + (hasToolBar ? viewport.toolBarHeight : 0)
        return insets
    }
}
