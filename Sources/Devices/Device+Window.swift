public import LayoutSimGeometry

extension Device {
    /// A window of any size in points on the device, as layout sees it: bars, safe area and pixels are those of the full
    /// screen in an orientation.
    ///
    /// The width of a phone's window stays compact however wide it is [Apple Developer Forums 836088]; that of a tablet's is
    /// regular from `leastRegularWidth` on. Docs/sizes.md.
    public func window(of size: Size, _ orientation: Orientation) -> Viewport {
        var viewport = viewport(orientation)
        viewport.size = size
        if isTablet {
            viewport.horizontalSizeClass = size.width >= Device.leastRegularWidth ? .regular : .compact
        }
        return viewport
    }

    /// Whether both of its size classes are regular, however it is held.
    package var isTablet: Bool {
        [portrait, landscape].allSatisfy { $0.horizontalSizeClass == .regular && $0.verticalSizeClass == .regular }
    }

    /// In points: half the screen of the largest tablet, which is regular, where two thirds of it upright, 639 points, are
    /// compact [Apple, Adopting Multitasking Enhancements on iPad, figure 2-1].
    private static let leastRegularWidth = 678.0
}
