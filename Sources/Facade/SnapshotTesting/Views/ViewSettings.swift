import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import UIKit

/// The device on which a snapshot is taken: the process's device with another screen or other traits.
struct ViewSettings {
    var screen: ViewImageConfig?
    /// Traits that take precedence over those of the screen.
    var traits = UITraitCollection()
    /// Whether the device shows its status bar over content as large as its screen.
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
    /// Adopts the size and the safe area; there is no status bar, since the package draws none on Apple's systems
    /// either.
    fileprivate mutating func take(_ screen: ViewImageConfig) {
        if let size = screen.size {
            self.size = Size(width: size.width, height: size.height)
            orientation = size.width > size.height ? .landscape : .portrait
        }
        let insets = screen.safeArea
        traits.safeArea = EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        traits.statusBarHeight = 0
    }
}
