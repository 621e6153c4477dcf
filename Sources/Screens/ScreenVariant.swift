import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimDevices

/// One of the ways in which a screen is checked: a device, an orientation and a length of texts.
package struct ScreenVariant {
    package var request: ScreenRequest

    /// The name by which a variant of a screen is known: `w375-portrait@2x-longest`.
    package var name: String {
        let viewport = request.viewport
        let content = request.screen == .badgeDetail ? "-\(request.content.rawValue)" : ""
        return "\(widthName)-\(viewport.orientation.rawValue)@\(decimal(viewport.scale))x\(content)"
    }

    /// The name for people: `375 × 667 · longest`.
    package var label: String {
        let size = request.viewport.size
        return "\(decimal(size.width)) × \(decimal(size.height)) · \(request.content.rawValue)"
    }

    /// The width upright; with the height on a device that its width alone does not stand for.
    private var widthName: String {
        let viewport = request.viewport
        let upright = viewport.orientation == .portrait ? viewport.size : viewport.size.transposed
        let isPreset = WidthPreset.allCases.contains { $0.deviceName == viewport.deviceName }
        return isPreset ? "w\(decimal(upright.width))" : "w\(decimal(upright.width))x\(decimal(upright.height))"
    }

    /// The variant that a request asks for.
    package init(_ request: ScreenRequest) {
        self.request = request
    }
}

extension ScreenVariant {
    /// The phones of the badge screens, smallest first.
    package static let phones = ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"]

    /// All variants of a screen that are checked, a row for each orientation and length, a column for each phone.
    ///
    /// Throws a `DeviceError` if the catalogue lacks one of the phones.
    package static func matrix(of screen: BuiltInScreen, devices: DeviceCatalogue) throws -> [[ScreenVariant]] {
        let phones = try phones.map(devices.device(named:))
        return Orientation.allCases.flatMap { orientation in
            ContentLength.allCases.map { content in
                phones.map { phone in
                    var request = ScreenRequest(viewport: phone.viewport(orientation))
                    request.screen = screen
                    request.content = content
                    return ScreenVariant(request)
                }
            }
        }
    }
}
