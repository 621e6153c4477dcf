import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

/// The bars that the system lays over a screen: status bar, navigation bar and home indicator.
struct BarPainter {
    let screen: Screen
    let typesetter: Typesetter

    private var viewport: Viewport { screen.viewport }
    private var text: TextPainting { TextPainting(typesetter: typesetter, grid: PixelGrid(scale: viewport.scale)) }

    func items() -> [DisplayItem] {
        navigationBarItems() + item("status-bar", statusBar()) + item("home-indicator", homeIndicator())
    }

    private func item(_ id: String, _ operations: [DrawingOperation]) -> [DisplayItem] {
        operations.map { DisplayItem(view: id, operation: $0) }
    }

    private func navigationBarItems() -> [DisplayItem] {
        guard let bar = screen.navigationBar else { return [] }
        let top = viewport.safeArea.top
        let frame = Rect(x: 0, y: top, width: viewport.size.width, height: viewport.navigationBarHeight)
        return item("navigation-bar", background(below: frame) + title(bar, in: frame) + button(bar, in: frame))
    }

    /// The bar's material reaches to the top of the screen; a hairline of one pixel ends it.
    private func background(below frame: Rect) -> [DrawingOperation] {
        let hairline = 1 / viewport.scale
        return [
            .fill(.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.maxY)), SystemColor.barMaterial),
            .fill(
                .rect(Rect(x: 0, y: frame.maxY, width: frame.width, height: hairline)), SystemColor.barHairline),
        ]
    }

    private func title(_ bar: NavigationBar, in frame: Rect) -> [DrawingOperation] {
        let buttonWidth = bar.trailingButton.map { text.width(of: $0.title, buttonFont($0)) + sideMargin + 8 } ?? 0
        let room = frame.inset(by: EdgeInsets(left: buttonWidth, right: buttonWidth))
        return text.line(bar.title, .system(size: 17, weight: .semibold), .black, .center, in: room)
    }

    private func button(_ bar: NavigationBar, in frame: Rect) -> [DrawingOperation] {
        guard let button = bar.trailingButton else { return [] }
        let insets = EdgeInsets(left: sideMargin, right: sideMargin + viewport.safeArea.right)
        return text.line(button.title, buttonFont(button), SystemColor.tint, .right, in: frame.inset(by: insets))
    }

    private func buttonFont(_ button: BarButton) -> Font {
        .system(size: 17, weight: button.style == .done ? .semibold : .regular)
    }

    private var sideMargin: Double { viewport.size.width < 414 ? 16 : 20 }

    private func statusBar() -> [DrawingOperation] {
        guard viewport.statusBarHeight > 0 else { return [] }
        let frame = Rect(x: 0, y: 0, width: viewport.size.width, height: viewport.statusBarHeight)
        let status = StatusBarPainting(frame: frame, text: text)
        return viewport.statusBarHeight > 24 ? status.besideSensors() : status.flat()
    }

    private func homeIndicator() -> [DrawingOperation] {
        guard viewport.safeArea.bottom > 0 else { return [] }
        let width = viewport.orientation == .portrait ? 134.0 : 209
        let frame = Rect(x: (viewport.size.width - width) / 2, y: viewport.size.height - 13, width: width, height: 5)
        return [.fill(.roundedRect(frame, radius: 2.5), .black)]
    }
}

/// Colours of the system's light appearance.
enum SystemColor {
    /// A translucent bar over white.
    static let barMaterial = Color(hex: 0xF8F8F8)
    /// The line under a bar.
    static let barHairline = Color(hex: 0xB2B2B2)
    /// The default tint of buttons.
    static let tint = Color(hex: 0x007AFF)
}
