import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutTree {
    /// A tool bar whose bottom meets a bottom safe area is 49 points high instead of 44 [43 of 46 stored frames].
    func toolbarHeight(_ rect: Rect) -> Double {
        let bottom = screen.safeAreaInsets.bottom
        return bottom > 0 && rect.maxY >= screen.viewport.size.height - bottom - 0.5 ? 49 : 44
    }
}
