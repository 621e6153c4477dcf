import Foundation
import LayoutSimUIKitArithmetic

/// Finds the storyboards and xibs of bundles for the simulated device.
@MainActor enum NibBundle {
    /// Returns the path of a file in a bundle or one of its localization folders, or `nil` if there is none.
    static func path(of name: String, _ type: String, in bundle: Bundle) -> String? {
        let device = SimulatedDevice.current
        return NibPlaces.path(
            of: name, type, in: bundle, for: device.language, isTablet: device.idiom == .pad)
    }
}
