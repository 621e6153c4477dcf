package import LayoutSimDevices
import LayoutSimNotation

/// The name of a variant within its screen: `iphone-6-portrait@2x-longest-dark-rtl-xxl`.
///
/// Light, left to right, the default text size and the only content of a screen are left out.
package struct VariantName: CustomStringConvertible, Hashable, Sendable {
    /// The name, a part of file names.
    package let description: String

    /// Names a variant; `device` stands in for the device's own name.
    package init(
        _ viewport: Viewport, device: String? = nil, content: String = "",
        settings: VariantSettings = VariantSettings()
    ) {
        let device = device ?? viewport.deviceName
        let place = "\(device)-\(viewport.orientation.rawValue)@\(decimal(viewport.scale))x"
        description = ([place, content] + settings.names).filter { !$0.isEmpty }.joined(separator: "-")
    }
}
