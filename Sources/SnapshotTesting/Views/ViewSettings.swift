import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import UIKit

/// The device that a snapshot is taken on: that of the process with another screen or other traits.
struct ViewSettings {
    var screen: ViewImageConfig?
    /// These hold before those of the screen.
    var traits = UITraitCollection()
    /// Whether the device shows its status bar over what is as large as its screen.
    var hasStatusBar = true

    var device: SimulatedDevice {
        var device = SimulatedDevice.current
        let traits = UITraitCollection(traitsFrom: [screen?.traits ?? UITraitCollection(), traits])
        if let screen { device.viewport.take(screen) }
        if !hasStatusBar { device.viewport.statusBarHeight = 0 }
        if traits.horizontalSizeClass != .unspecified {
            device.viewport.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
        }
        if traits.verticalSizeClass != .unspecified {
            device.viewport.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        }
        if traits.userInterfaceIdiom != .unspecified { device.knownIdiom = traits.userInterfaceIdiom }
        if traits.displayScale > 0 { device.viewport.scale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified { device.style = traits.userInterfaceStyle }
        if traits.preferredContentSizeCategory != .unspecified {
            device.contentSize = traits.preferredContentSizeCategory
        }
        if traits.layoutDirection != .unspecified { device.isRightToLeft = traits.layoutDirection == .rightToLeft }
        return device
    }
}

extension Viewport {
    /// Takes over the size and the safe area; there is no status bar, as the package on Apple's systems draws none.
    fileprivate mutating func take(_ screen: ViewImageConfig) {
        if let size = screen.size {
            self.size = Size(width: size.width, height: size.height)
            orientation = size.width > size.height ? .landscape : .portrait
        }
        let insets = screen.safeArea
        safeArea = EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        statusBarHeight = 0
    }
}
