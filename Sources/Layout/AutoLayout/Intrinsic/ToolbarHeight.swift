import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutTree {
    /// Returns the height of a toolbar with a rectangle in points of the screen; it is higher where it meets the bottom
    /// safe area.
    func toolbarHeight(_ rect: Rect) -> Double {
        let bottom = screen.safeAreaInsets.bottom
        return bottom > 0 && rect.maxY >= screen.viewport.size.height - bottom - 0.5
            ? ControlMetrics.bottomToolbarHeight : ControlMetrics.toolbarHeight
    }
}
