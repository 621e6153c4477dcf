import LayoutSimDrawing
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The system's bars over a screen: navigation bar, tab bar or toolbar, status bar and home indicator.
struct BarPainter {
    let screen: Screen
    let palette: Palette
    let text: TextPainting

    private var viewport: Viewport { screen.viewport }
    private var contents: BarContents { screen.bars }

    /// The minimum height of a screen with a home indicator, in points: no such phone is lower in landscape.
    private static let lowestScreen = 330.0

    func items() -> [DisplayItem] {
        navigationBarItems() + bottomBarItems() + systemOverlays()
    }

    private func systemOverlays() -> [DisplayItem] {
        guard screen.picture == .screen else { return [] }
        return item("status-bar", statusBar()) + item("home-indicator", homeIndicator())
    }

    private func item(_ id: String, _ operations: [DrawingOperation]) -> [DisplayItem] {
        operations.map { DisplayItem(view: id, operation: $0) }
    }

    private func navigationBarItems() -> [DisplayItem] {
        guard let bar = screen.navigationBar else { return [] }
        let top = viewport.safeArea.top
        let frame = Rect(x: 0, y: top, width: viewport.size.width, height: viewport.navigationBarHeight)
        // The bar's material extends to the top of the screen.
        let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.maxY)
        let insets = EdgeInsets(left: viewport.safeArea.left, right: viewport.safeArea.right)
        let rows = frame.inset(by: EdgeInsets(top: contents.promptHeight))
        let painting = NavigationBarPainting(
            bar: bar, isLarge: rows.height >= NavigationBarPainting.largeHeight, contents: contents,
            context: context(rows))
        return item(
            "navigation-bar",
            BarBackground(
                edge: .bottom, color: contents.navigationColor, looks: contents.barLooks, context: context(whole)
            ).operations()
                + NavigationBarPainting.prompt(contents, in: context(frame))
                + painting.contents(in: insets)
                + BarItemsPainting(
                    contents: contents, isRightToLeft: screen.isRightToLeft, context: context(rows)
                ).navigationItems(in: insets))
    }

    /// Returns the bar at the bottom, which extends to the edge of the screen.
    private func bottomBarItems() -> [DisplayItem] {
        guard screen.hasTabBar || screen.hasToolBar else { return [] }
        let bar = screen.hasTabBar ? viewport.tabBarHeight : viewport.toolBarHeight
        let height = bar + viewport.safeArea.bottom
        let frame = Rect(x: 0, y: viewport.size.height - height, width: viewport.size.width, height: height)
        guard screen.hasTabBar else {
            let row = Rect(x: 0, y: frame.minY, width: frame.width, height: min(ControlMetrics.toolbarHeight, bar))
            return item(
                "tool-bar",
                BarBackground(
                    edge: .top, color: contents.toolColor, looks: contents.toolLooks, context: context(frame)
                ).operations()
                    + BarItemsPainting(
                        contents: contents, isRightToLeft: screen.isRightToLeft,
                        context: context(row).inside(row, tint: contents.toolTint)
                    ).toolItems())
        }
        let unknown = Array(repeating: BarContents.Item(""), count: 3)
        let items = contents.tabs.isEmpty ? unknown : contents.tabs
        let context = context(frame)
        let tabs = TabBarPainting(
            items: context.inDirection(items), selected: context.inDirection(contents.selectedTab, of: items.count),
            height: bar, areIconsUnknown: contents.tabs.isEmpty, looks: contents, context: context)
        return item("tab-bar", tabs.operations())
    }

    private func context(_ frame: Rect) -> PaintingContext {
        PaintingContext(
            frame: frame, palette: palette, tint: contents.tint ?? palette[.tint], text: text,
            metrics: screen.rules.controls, isRightToLeft: screen.isRightToLeft)
    }

    private func statusBar() -> [DrawingOperation] {
        guard viewport.statusBarHeight > 0 else { return [] }
        let frame = Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.statusBarHeight)
        let status = StatusBarPainting(
            frame: frame, ink: statusBarInk, text: text, isRightToLeft: screen.isRightToLeft)
        return viewport.statusBarHeight > 24 ? status.besideSensors() : status.flat()
    }

    private var statusBarInk: Color {
        switch contents.statusBar {
        case .automatic: contents.isBlack ? .white : palette[.label]
        case .light: .white
        case .dark: .black
        }
    }

    private func homeIndicator() -> [DrawingOperation] {
        // A view that is laid out on its own has the insets of a screen, but is none.
        guard viewport.safeArea.bottom > 0, viewport.size.height > BarPainter.lowestScreen else { return [] }
        let width = viewport.orientation == .portrait ? 134.0 : 209
        let frame = Rect(x: (viewport.size.width - width) / 2, y: viewport.size.height - 13, width: width, height: 5)
        return [.fill(.roundedRect(frame, radius: 2.5), palette[.label])]
    }
}

extension BarContents {
    /// The color of the navigation bar's standard title; `nil` for that of labels.
    var titleInk: Color? { titleColor ?? (isBlack ? .white : nil) }

    /// The background color of the navigation bar; `nil` for the system's material.
    var navigationColor: Color? { barColor ?? (isBlack ? BarLooks.black : nil) }
}
