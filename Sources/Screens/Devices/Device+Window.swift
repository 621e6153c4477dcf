public import LayoutSimGeometry

extension Device {
    /// Returns a window of any size in points on the device, as layout sees it: bars, safe area and pixels are those of
    /// the full screen in an orientation.
    ///
    /// The width of a phone's window stays compact however wide it is [Apple Developer Forums 836088], unless the whole
    /// screen is regular and the window as wide; a tablet's is regular from `leastRegularWidth` on. Docs/sizes.md.
    public func window(of size: Size, _ orientation: Orientation) -> Viewport {
        var viewport = viewport(orientation)
        let screen = viewport
        viewport.size = size
        let leastWidth = isTablet ? Device.leastRegularWidth : screen.size.width
        let isRegular = screen.horizontalSizeClass == .regular && size.width >= leastWidth
        viewport.horizontalSizeClass = isRegular ? .regular : .compact
        return viewport
    }

    /// Whether the device is a tablet.
    public var isTablet: Bool { Viewport.isTablet(shorterSide: points.width) }

    /// The least regular width, in points: half the screen of the largest tablet is regular, and two thirds of it
    /// upright, 639 points, are compact [Apple, Adopting Multitasking Enhancements on iPad, figure 2-1].
    private static let leastRegularWidth = 678.0
}

extension Viewport {
    /// Returns whether a screen with a shorter side in points belongs to a tablet: phones have narrower ones, including
    /// the inner screen of a folding one [Devices.json].
    package static func isTablet(shorterSide: Double) -> Bool { shorterSide >= 700 }
}
