import LayoutSimText
internal import LayoutSimDevices
internal import LayoutSimGeometry

/// The device for which a root is laid out.
struct CanvasDevice: Sendable {
    /// Xcode's name for the device, such as `retina4_7`; `nil` for old files without a device and for the user's
    /// device.
    var id: String?
    /// The screen, with the insets of a real device.
    var viewport: Viewport
    /// The insets of the device when it is held upright.
    var uprightSafeArea = EdgeInsets.zero
    /// The size classes that choose variations.
    var traits: SizeTraits
    /// Whether the user, rather than the file, chose the device.
    var isOverride: Bool
    /// The version of the canvas, which determines the insets.
    var version: FormatVersion

    /// Whether the device has a home indicator instead of a home button.
    var hasHomeIndicator: Bool { viewport.safeArea.bottom > 0 }

    var isTablet: Bool { id?.hasPrefix("ipad") ?? Viewport.isTablet(shorterSide: viewport.shorterSide) }
}

extension CanvasDevice {
    /// The insets of a root without bars: the status bar, sensors and the home indicator.
    ///
    /// Interface Builder's canvas differs by version from the devices; Docs/interface-builder.md has the evidence.
    var safeArea: EdgeInsets {
        var insets = viewport.safeArea
        guard !isOverride, !isTurnedPhone else { return insets }
        insets.top = statusBarInset
        return insets
    }

    /// The insets of the window in which the canvas lays roots out; that of a phone stands upright even if the phone
    /// lies on its side [18 roots of 2 repositories].
    var windowSafeArea: EdgeInsets {
        guard !isOverride, isTurnedPhone, hasHomeIndicator else { return safeArea }
        return uprightSafeArea
    }

    /// Whether the device is a phone on its side.
    var isTurnedPhone: Bool { viewport.orientation == .landscape && !isTablet }

    private var statusBarInset: Double {
        switch id {
        case "retina5_9": version < 21_200 ? 44 : version < 21_678 ? 47 : 50
        case "retina6_1": version < 21_200 ? 44 : 48
        case "retina6_5": 44
        case "retina6_0": version < 21_200 ? 44 : viewport.safeArea.top
        case "retina6_7": version < 21_200 ? 44 : 47
        case "retina3_5", "retina4_0", "retina4_7", "retina5_5", nil: (14_700..<21_678).contains(version) ? 0 : 20
        default: viewport.safeArea.top
        }
    }
}
