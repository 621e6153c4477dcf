public import LayoutSimGeometry

/// One class of devices with the same screen, a record of Devices.json.
public struct Device: Hashable, Sendable {
    /// The identifier: lower case with hyphens, such as `iphone-6-plus`.
    public var name: String
    /// The name for people, such as `iPhone 6 Plus`.
    public var title: String
    /// The names of other models with the same screen, in the form of `name`.
    public var aliases: [String]
    /// The size of the screen in portrait, in points.
    public var points: Size
    /// The number of pixels per point.
    public var scale: Double
    /// The radius of the display's corners in points, 0 for square ones.
    public var cornerRadius: Double
    /// The `id` of the `<device>` element in Xcode's files, such as `retina4_7`, if Xcode has one.
    public var interfaceBuilderID: String?
    /// The bars, safe area and size classes in portrait.
    public var portrait: OrientationTraits
    /// The bars, safe area and size classes in landscape.
    public var landscape: OrientationTraits
    /// The major version of the first system that ran on the device; `nil` for a device that all systems here support.
    public var firstSystem: Int?
    /// The source of each figure.
    public var sources: [DeviceSource]

    /// Creates a device; lengths are in points.
    public init(
        name: String,
        title: String,
        aliases: [String] = [],
        points: Size,
        scale: Double,
        cornerRadius: Double = 0,
        interfaceBuilderID: String? = nil,
        portrait: OrientationTraits,
        landscape: OrientationTraits,
        firstSystem: Int? = nil,
        sources: [DeviceSource] = []
    ) {
        self.name = name
        self.title = title
        self.aliases = aliases
        self.points = points
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.interfaceBuilderID = interfaceBuilderID
        self.portrait = portrait
        self.landscape = landscape
        self.firstSystem = firstSystem
        self.sources = sources
    }

    /// Returns the bars, safe area and size classes of an orientation.
    public func traits(_ orientation: Orientation) -> OrientationTraits {
        orientation == .portrait ? portrait : landscape
    }

    /// Returns the screen as layout sees it in an orientation.
    public func viewport(_ orientation: Orientation) -> Viewport {
        var viewport = Viewport(
            deviceName: name, orientation: orientation, size: orientation == .portrait ? points : points.transposed,
            scale: scale, cornerRadius: cornerRadius)
        viewport.traits = traits(orientation)
        return viewport
    }
}
