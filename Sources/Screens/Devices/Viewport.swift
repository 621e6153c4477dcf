public import LayoutSimGeometry

/// The properties of the screen that layout needs: a device held in one orientation.
public struct Viewport: Hashable, Sendable {
    /// The name of the device, such as `iphone-6`.
    public var deviceName: String
    /// The orientation of the device.
    public var orientation: Orientation
    /// The size of the screen in points, in the device's orientation.
    public var size: Size
    /// The number of pixels per point.
    public var scale: Double
    /// The height of the status bar in points, 0 if the system hides it.
    public var statusBarHeight: Double
    /// The height of a navigation bar without large titles in points, without the safe area above it.
    public var navigationBarHeight: Double
    /// The height of a tab bar in points, without the safe area below it.
    public var tabBarHeight: Double
    /// The height of a tool bar in points, without the safe area below it.
    public var toolBarHeight: Double
    /// The safe area of a full-screen root view without navigation, tab or tool bar, in points.
    ///
    /// It includes the status bar, so `top` is at least `statusBarHeight`; a navigation bar begins below `top`.
    public var safeArea: EdgeInsets
    /// The size class of the width.
    public var horizontalSizeClass: SizeClass
    /// The size class of the height.
    public var verticalSizeClass: SizeClass
    /// The radius of the display's corners in points, 0 for square ones.
    public var cornerRadius: Double

    /// Creates a screen; the defaults are those of a portrait iPhone with a home button. Lengths are in points.
    public init(
        deviceName: String,
        orientation: Orientation = .portrait,
        size: Size,
        scale: Double = 2,
        statusBarHeight: Double = 20,
        navigationBarHeight: Double = 44,
        tabBarHeight: Double = 49,
        toolBarHeight: Double = 44,
        safeArea: EdgeInsets = EdgeInsets(top: 20),
        horizontalSizeClass: SizeClass = .compact,
        verticalSizeClass: SizeClass = .regular,
        cornerRadius: Double = 0
    ) {
        self.deviceName = deviceName
        self.orientation = orientation
        self.size = size
        self.scale = scale
        self.statusBarHeight = statusBarHeight
        self.navigationBarHeight = navigationBarHeight
        self.tabBarHeight = tabBarHeight
        self.toolBarHeight = toolBarHeight
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.cornerRadius = cornerRadius
    }

    /// The shorter side of the screen in points, the measure of proportional screens.
    public var shorterSide: Double { min(size.width, size.height) }

    /// The name for people: `iphone-6 portrait`.
    package var label: String { "\(deviceName) \(orientation.rawValue)" }
}
