internal import LayoutSimDevices
internal import LayoutSimGeometry

/// The stored frame of a root, and its relation to the device.
struct StoredRoot: Sendable {
    var frame: Rect
    /// Whether the size is independent of any device.
    var isFreeform: Bool
    /// The stored height of the controller including bars, if known.
    var controllerHeight: Double?

    /// Whether segues present its scene, or the scene's container, over another one.
    var isPresented = false

    /// Returns the size for the layout, in points.
    func size(
        fileDevice: CanvasDevice, device: CanvasDevice, sheet: Sheet?, outside: OutsideBars, bars: Bars
    ) -> Size {
        let stored =
            beginsBelowBars(on: fileDevice)
            ? Size(width: frame.width, height: frame.height - frame.minY) : frame.size
        guard device.isOverride, !isFreeform, stored.width == fileDevice.viewport.size.width else { return stored }
        let isWhole =
            sheet != nil || outside.top || outside.bottom || stored.height >= fileDevice.viewport.size.height - 64
        guard isWhole else { return Size(width: device.viewport.size.width, height: stored.height) }
        var height = device.viewport.size.height
        if sheet != nil { height -= Sheet.strip(on: device) }
        if outside.top { height -= device.safeArea.top + device.viewport.navigationBarHeight }
        if outside.bottom { height -= device.safeArea.bottom + 49 }
        return Size(width: device.viewport.size.width, height: height)
    }
}

extension StoredRoot {
    /// Returns whether an old file without a device holds a root of the device's height that begins at the lower edge
    /// of the bars: Xcode laid it out in the room below them [3 of 3 files].
    func beginsBelowBars(on device: CanvasDevice) -> Bool {
        device.id == nil && frame.minY == 64 && frame.height == device.viewport.size.height
    }
}

extension StoredRoot {
    /// The height that bars outside the root, or the strip above a sheet, take from the controller, in points.
    fileprivate var heightOutside: Double { controllerHeight.map { $0 - frame.height } ?? 0 }
}

/// A scene that is presented over another one and leaves a strip at the top. It is recognized only by its height: that
/// of the device, or of a freeform controller, which has no status bar in the strip [1 root].
struct Sheet: Hashable, Sendable {
    init?(_ root: StoredRoot, bars: Bars, on device: CanvasDevice) {
        guard device.version > 14_790, !device.isTablet, !device.isTurnedPhone else { return nil }
        if device.hasHomeIndicator, root.heightOutside == 10 { return }
        guard !root.isFreeform else { return nil }
        let size = device.viewport.size
        guard root.frame.width == size.width else { return nil }
        let missing = size.height - root.frame.height
        let bar: Double = bars.isNavigationBarOpaque ? 56 : 0
        guard Sheet.strips(on: device).contains(where: { missing == $0 || missing == $0 + bar }) else { return nil }
    }

    /// Returns the height of the strip above a sheet, in points: 10 more than the sensors and the status bar.
    static func strip(on device: CanvasDevice) -> Double { device.hasHomeIndicator ? device.safeArea.top + 10 : 20 }

    /// Returns the heights of the strip above a sheet in the version's files, in points.
    private static func strips(on device: CanvasDevice) -> [Double] {
        switch device.version {
        case ..<21_600: return [strip(on: device)]
        case ..<24_500: return [strip(on: device), 10]
        default: return [device.hasHomeIndicator ? device.safeArea.top : 20]
        }
    }
}

/// Whether the root begins below opaque bars and ends above them, instead of extending under them.
struct OutsideBars: Hashable, Sendable {
    var top = false
    var bottom = false

    init(_ root: StoredRoot, bars: Bars, on device: CanvasDevice) {
        top = root.beginsBelowBars(on: device) || bars.hasNavigationBar && root.heightOutside >= 44
        let missing = device.viewport.size.height - root.frame.height
        guard missing > 0 || root.isFreeform else { return }
        top = top || bars.hasNavigationBar && bars.isNavigationBarOpaque
        bottom = bars.bottom != nil && bars.isBottomOpaque
    }
}
