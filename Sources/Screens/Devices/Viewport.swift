public import LayoutSimGeometry

/// What layout needs to know of the screen: a device held in one orientation.
///
/// What the device shows around the content, such as `safeArea`, can be named as a member of the viewport itself.
@dynamicMemberLookup
public struct Viewport: Hashable, Sendable {
    /// The name of the device, such as `iphone-6`.
    public var deviceName: String
    /// The orientation of the device.
    public var orientation: Orientation
    /// The size of the screen in points, turned with the device.
    public var size: Size
    /// The number of pixels per point.
    public var scale: Double
    /// What the device shows around the content in the orientation.
    public var traits: OrientationTraits
    /// The radius of the display's corners in points, 0 for square ones.
    public var cornerRadius: Double

    /// Creates a screen; what is left out is that of a portrait iPhone with a home button, lengths in points.
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
        traits = OrientationTraits(
            statusBarHeight: statusBarHeight, navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight,
            toolBarHeight: toolBarHeight, safeArea: safeArea, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass)
        self.cornerRadius = cornerRadius
    }

    /// A length or size class of what the device shows around the content.
    @inlinable
    public subscript<Value>(dynamicMember member: WritableKeyPath<OrientationTraits, Value>) -> Value {
        get { traits[keyPath: member] }
        set { traits[keyPath: member] = newValue }
    }

    /// The shorter side of the screen in points, the measure of proportional screens.
    public var shorterSide: Double { min(size.width, size.height) }

    /// How people call it: `iphone-6 portrait`.
    package var label: String { "\(deviceName) \(orientation.rawValue)" }
}
