import LayoutSimText
internal import LayoutSimDevices
internal import LayoutSimGeometry

/// The device that a root is laid out for.
struct CanvasDevice: Sendable {
    /// Xcode's name for it, such as `retina4_7`; `nil` for files from before devices and for the user's device.
    var id: String?
    /// The screen, with the insets that a real device has.
    var viewport: Viewport
    /// The size classes that choose variations.
    var traits: SizeTraits
    /// Whether the user chose it rather than the file.
    var isOverride: Bool
    /// The version whose canvas decides the insets.
    var version: FormatVersion

    /// Whether the phone or tablet has a home indicator in the place of a button.
    var hasHomeIndicator: Bool { viewport.safeArea.bottom > 0 }

    var isTablet: Bool { id?.hasPrefix("ipad") ?? Viewport.isTablet(shorterSide: viewport.shorterSide) }
}

extension CanvasDevice {
    /// The insets of a root without bars: the status bar, sensors and the home indicator.
    ///
    /// Interface Builder's canvas differs by version from the devices; Docs/interface-builder.md has the evidence.
    var safeArea: EdgeInsets {
        var insets = viewport.safeArea
        guard !isOverride, viewport.orientation == .portrait || isTablet else { return insets }
        insets.top = statusBarInset
        return insets
    }

    private var statusBarInset: Double {
        switch id {
        case "retina5_9": version < 21_678 ? 44 : 50
        case "retina6_1": version < 20_500 ? 44 : 48
        case "retina6_5": 44
        case "retina6_7": version < 20_500 ? 44 : 47
        case "retina3_5", "retina4_0", "retina4_7", "retina5_5", nil: (14_700..<21_678).contains(version) ? 0 : 20
        default: viewport.safeArea.top
        }
    }
}
