import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimGoldenTesting

/// The variants in which the built-in screens are checked and drawn.
package enum BadgeMatrix {
    /// The phones, smallest first.
    package static let phones = ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"]

    /// Every phone in both orientations, with typical and longest texts.
    package static var matrix: Matrix<ContentLength> {
        get throws(MatrixError) {
            try Matrix(
                devices: phones, deviceName: widthName,
                contents: ContentLength.allCases.map { MatrixContent($0.rawValue, $0) })
        }
    }

    /// The width of the device upright, `w375`; with the height where the width alone stands for another device.
    static func widthName(_ viewport: Viewport) -> String {
        let upright = viewport.orientation == .portrait ? viewport.size : viewport.size.transposed
        let isPreset = WidthPreset.allCases.contains { $0.deviceName == viewport.deviceName }
        return isPreset ? "w\(decimal(upright.width))" : "w\(decimal(upright.width))x\(decimal(upright.height))"
    }
}

extension Variant<ContentLength> {
    /// The name for people: `375 × 667 · longest`.
    package var label: String {
        "\(decimal(viewport.size.width)) × \(decimal(viewport.size.height)) · \(content.rawValue)"
    }

    /// The request for a built-in screen in this variant.
    package func request(_ screen: BuiltInScreen = .badgeDetail) -> ScreenRequest {
        var request = ScreenRequest(viewport: viewport)
        request.screen = screen
        request.content = content
        return request
    }
}

extension ScreenRequest {
    /// The name of the variant that is asked for: `w375-portrait@2x-longest`, without a content where none is shown.
    package var variantName: String {
        let content = screen == .badgeDetail ? content.rawValue : ""
        return VariantName(viewport, device: BadgeMatrix.widthName(viewport), content: content).description
    }
}
