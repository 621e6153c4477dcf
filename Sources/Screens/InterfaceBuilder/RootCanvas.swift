internal import LayoutSimDevices
internal import LayoutSimGeometry

/// The rectangle that a root fills, and the bars over it.
struct RootCanvas: Sendable {
    /// A viewport as large as the root, with the root's insets and bar heights.
    var viewport: Viewport
    var hasNavigationBar = false
    var hasTabBar = false
    var hasToolBar = false
    /// Whether the root is a sheet.
    var isSheet = false
}

extension RootCanvas {
    /// The root's insets at the top and bottom, with its bars, in points.
    var verticalInsets: EdgeInsets {
        let bars = (hasTabBar ? viewport.tabBarHeight : 0) + (hasToolBar ? viewport.toolBarHeight : 0)
        return EdgeInsets(
            top: viewport.safeArea.top + (hasNavigationBar ? viewport.navigationBarHeight : 0),
            bottom: viewport.safeArea.bottom + bars)
    }

    /// Creates the canvas of a cell, header or bar item, which no bar covers.
    init(standalone size: Size, on device: CanvasDevice) {
        viewport = device.viewport
        viewport.size = size
        viewport.safeArea = .zero
        viewport.statusBarHeight = 0
        viewport.cornerRadius = 0
    }

    /// Creates the canvas of a controller's view, or of a view at the top of a xib.
    init(_ root: StoredRoot, bars: Bars, fileDevice: CanvasDevice, device: CanvasDevice) {
        let sheet = Sheet(root, bars: bars, on: fileDevice)
        isSheet = sheet != nil
        viewport = device.viewport
        let outside = OutsideBars(root, bars: bars, on: fileDevice)
        viewport.safeArea = device.insets(
            of: root, sheet: sheet, isBelowBar: outside.top, hasBar: bars.hasNavigationBar)
        viewport.statusBarHeight = min(viewport.statusBarHeight, viewport.safeArea.top)
        if bars.removesStatusBar(on: device) {
            viewport.safeArea.top = 0
            viewport.statusBarHeight = 0
        }
        if outside.top {
            viewport.safeArea.top = 0
        } else if bars.hasNavigationBar {
            hasNavigationBar = true
            viewport.navigationBarHeight = bars.navigationBarHeight(isSheet: sheet != nil, on: device)
        }
        if outside.bottom { viewport.safeArea.bottom = 0 } else { setBottomBar(bars, on: device) }
        viewport.size = root.size(fileDevice: fileDevice, device: device, sheet: sheet, outside: outside, bars: bars)
        if viewport.size != device.viewport.size {
            viewport.cornerRadius = 0
            // A root that does not reach the top of the screen has no status bar, whatever its insets are.
            if device.viewport.size.height - viewport.size.height > 1 { viewport.statusBarHeight = 0 }
            // Where a part of a screen stands is not known, so that no edge of it is under the sensors.
            let isPart = sheet == nil && !outside.top && !outside.bottom
            if device.isOverride, isPart, viewport.size.height < device.viewport.size.height - 1 {
                viewport.safeArea = .zero
            }
        }
    }

    /// Sets the bottom bar; the canvas shows no simulated toolbar on tablets [1 of 1 stored roots], and insets no root
    /// for an opaque tab bar that it extends under [2 roots of 1 repository].
    private mutating func setBottomBar(_ bars: Bars, on device: CanvasDevice) {
        let isCovered = bars.isBottomOpaque && bars.extendsUnderOpaqueBars && !device.isOverride
        hasTabBar = bars.bottom == .tabs && !isCovered
        hasToolBar = bars.bottom == .tools && (device.isOverride || !device.isTablet)
        viewport.tabBarHeight = device.isTurnedPhone && !device.isOverride ? 32 : 49
        viewport.toolBarHeight = 49
    }
}

extension Bars {
    /// Returns whether hiding the status bar removes its inset, which later versions and sensor housings keep.
    fileprivate func removesStatusBar(on device: CanvasDevice) -> Bool {
        hidesStatusBar && device.safeArea.top <= 20 && device.version < 21_678
    }

    /// Returns the height of the navigation bar in points; bars of sheets are higher.
    fileprivate func navigationBarHeight(isSheet: Bool, on device: CanvasDevice) -> Double {
        let extra = extraHeight(on: device)
        guard !device.isOverride else { return device.viewport.navigationBarHeight + extra }
        if device.isTablet, device.version >= 15_000 { return device.viewport.navigationBarHeight + extra }
        // The bars of iOS 26 are 10 points higher, and 16 points below the top of a sheet.
        let isOf26 = device.version >= 24_000
        return (isSheet ? isOf26 ? 70 : 56 : isOf26 ? 54 : 44) + extra
    }

    /// Returns the additional height for a large title and a prompt, in points; prompts are higher in Xcode 14 [1 of 1
    /// stored roots].
    private func extraHeight(on device: CanvasDevice) -> Double {
        let prompt: Double = !device.isOverride && device.version >= 20_500 ? 34 : 30
        return (hasLargeTitle(on: device) ? 52 : 0) + (isPrompted ? prompt : 0)
    }

    /// Returns whether the canvas shows a large title: Xcode 16.2 and later shows none under a navigation controller
    /// that does not adjust scroll view insets [3 of 3 stored roots], but earlier versions do [4 of 4].
    private func hasLargeTitle(on device: CanvasDevice) -> Bool {
        isLarge && (device.isOverride || adjustsScrollViewInsets || device.version < 23_500)
    }
}
