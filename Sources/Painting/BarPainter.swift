import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The bars that the system lays over a screen: navigation, tab or tool bar, status bar and home indicator.
struct BarPainter {
    let screen: Screen
    let palette: Palette
    let text: TextPainting

    private var viewport: Viewport { screen.viewport }

    func items() -> [DisplayItem] {
        navigationBarItems() + bottomBarItems() + item("status-bar", statusBar())
            + item("home-indicator", homeIndicator())
    }

    private func item(_ id: String, _ operations: [DrawingOperation]) -> [DisplayItem] {
        operations.map { DisplayItem(view: id, operation: $0) }
    }

    private func navigationBarItems() -> [DisplayItem] {
        guard let bar = screen.navigationBar else { return [] }
        let top = viewport.safeArea.top
        let frame = Rect(x: 0, y: top, width: viewport.size.width, height: viewport.navigationBarHeight)
        // The bar's material reaches to the top of the screen.
        let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.maxY)
        let insets = EdgeInsets(right: viewport.safeArea.right)
        return item(
            "navigation-bar",
            BarBackground(edge: .bottom, context: context(whole)).operations()
                + NavigationBarPainting(bar: bar, isLarge: false, context: context(frame)).contents(in: insets))
    }

    /// The bar at the bottom, down to the end of the screen.
    private func bottomBarItems() -> [DisplayItem] {
        guard screen.hasTabBar || screen.hasToolBar else { return [] }
        let bar = screen.hasTabBar ? viewport.tabBarHeight : viewport.toolBarHeight
        let height = bar + viewport.safeArea.bottom
        let frame = Rect(x: 0, y: viewport.size.height - height, width: viewport.size.width, height: height)
        return screen.hasTabBar
            ? item("tab-bar", TabBarPainting(titles: ["", "", ""], context: context(frame)).operations())
            : item("tool-bar", BarBackground(edge: .top, context: context(frame)).operations())
    }

    private func context(_ frame: Rect) -> PaintingContext {
        PaintingContext(frame: frame, palette: palette, tint: palette[.tint], text: text)
    }

    private func statusBar() -> [DrawingOperation] {
        guard viewport.statusBarHeight > 0 else { return [] }
        let frame = Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.statusBarHeight)
        let status = StatusBarPainting(frame: frame, ink: palette[.label], text: text)
        return viewport.statusBarHeight > 24 ? status.besideSensors() : status.flat()
    }

    private func homeIndicator() -> [DrawingOperation] {
        guard viewport.safeArea.bottom > 0 else { return [] }
        let width = viewport.orientation == .portrait ? 134.0 : 209
        let frame = Rect(x: (viewport.size.width - width) / 2, y: viewport.size.height - 13, width: width, height: 5)
        return [.fill(.roundedRect(frame, radius: 2.5), palette[.label])]
    }
}
