internal import LayoutSimDevices
internal import LayoutSimGeometry

/// The source of a device's insets in Interface Builder's canvas; Docs/interface-builder.md has the evidence.
enum CanvasEra: Hashable, Sendable {
    /// Up to Xcode 10: the canvas computes them.
    case simulated
    /// Xcode 11 to 14: a root has the part of the insets of a device's window that overlaps it.
    case window
    /// Xcode 14.3 to 16.2: the canvas computes them again, and a presented scene has none.
    case simulatedAgain
    /// From Xcode 16.3 on: the sum of both.
    case both

    init(_ version: FormatVersion) {
        switch version {
        case ..<14_700: self = .simulated
        case ..<21_600: self = .window
        case ..<23_600: self = .simulatedAgain
        default: self = .both
        }
    }
}

extension CanvasDevice {
    /// Returns the device's part of a root's safe area, in points.
    func insets(of root: StoredRoot, sheet: Sheet?, isBelowBar: Bool, hasBar: Bool) -> EdgeInsets {
        var insets = safeArea
        guard !isOverride else {
            if sheet != nil { insets.top = 0 }
            return insets
        }
        let missing = isBelowBar ? 0 : max(0, viewport.size.height - root.frame.height)
        // The window grows with a root that is wider than the screen, so nothing is below the window.
        let isWide = root.frame.width > viewport.size.width
        switch CanvasEra(version) {
        case .simulated:
            if sheet != nil || root.frame.height < viewport.size.height / 2 { insets.top = 0 }
        case .window:
            insets = windowSafeArea
            if sheet != nil {
                insets.top = 0
                if version >= 20_500 { insets.bottom = 0 }
            } else if !isWide {
                insets.bottom = isBelowBar && root.isFreeform ? 0 : max(0, insets.bottom - missing)
            }
        case .simulatedAgain:
            if sheet != nil || root.isPresented { (insets.top, insets.bottom) = (0, 0) }
        case .both:
            guard hasHomeIndicator else {
                if sheet != nil || root.isPresented { insets.top = 0 }
                return insets
            }
            let isPresented = sheet != nil || root.isPresented
            let window = windowSafeArea
            if isPresented { insets = .zero }
            insets.bottom += isWide ? window.bottom : max(0, window.bottom - missing)
            // The bar of a sheet covers the inset of its window.
            insets.top = sheet != nil && hasBar ? 0 : insets.top + window.top
        }
        return insets
    }
}
