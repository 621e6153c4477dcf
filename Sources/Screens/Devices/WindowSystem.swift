import LayoutSimGeometry

/// The windows that a system version gives to an app on a device.
public struct WindowSystem: Hashable, Sendable {
    /// The major version of iOS or iPadOS.
    public let version: Int

    /// Creates a system from its major version, such as 18.
    public init(version: Int) { self.version = version }

    /// Returns whether a person can give a window any size on a device.
    ///
    /// This applies to phones since iOS 27 and to tablets since iPadOS 26 [Docs/sizes.md].
    public func givesAnySize(on device: Device) -> Bool { givesAnySize(isTablet: device.isTablet) }

    /// Returns whether a person can give a window any size on a tablet or a phone that is not in a catalog.
    package func givesAnySize(isTablet: Bool) -> Bool { version >= (isTablet ? 26 : 27) }

    /// Returns the windows with fixed sizes: the full screen in both orientations, and on tablets since iOS 9 the parts
    /// of a screen in Split View and Slide Over.
    ///
    /// Returns none for a device that is newer than this system.
    public func windows(of device: Device) -> [Viewport] {
        guard version >= device.firstSystem ?? 0 else { return [] }
        return Orientation.allCases.flatMap { orientation in
            let screen = device.viewport(orientation)
            let sizes = device.isTablet && version >= 9 ? WindowSystem.parts(of: screen.size, orientation) : []
            return [screen] + sizes.map { device.window(of: $0, orientation) }
        }
    }

    /// Returns the parts of a tablet's screen in points: a narrow one, the rest, and in landscape one half [the sizes
    /// on iOS 11, <https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5>; those of the iPad Pro 11" and the iPad 10.2"
    /// in swift-snapshot-testing's `ViewImageConfig`].
    private static func parts(of screen: Size, _ orientation: Orientation) -> [Size] {
        // In landscape the narrow part of 1112 points is 320 and that of 1194 points is 375; nothing is known about
        // lengths in between.
        let isLarge = max(screen.width, screen.height) >= 1366 || screen.width > 1112
        let narrow = isLarge ? 375.0 : 320
        let half = orientation == .landscape ? [(screen.width - seam) / 2] : []
        return ([narrow] + half + [screen.width - narrow - seam]).map { Size(width: $0, height: screen.height) }
    }

    /// The distance between two parts of a screen, in points.
    private static let seam = 10.0
}
