import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimGoldenTesting

/// The variants in which the built-in screens are checked and drawn.
package enum BadgeMatrix {
    /// The phones, from smallest to largest.
    package static let phones = ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"]

    /// Every phone in both orientations, with typical and longest texts.
    package static var matrix: Matrix<ContentLength> {
        get throws(MatrixError) {
            try Matrix(
                devices: phones, deviceName: widthName,
                contents: ContentLength.allCases.map { MatrixContent($0.rawValue, $0) })
        }
    }

    /// Returns the width of the device in portrait, such as `w375`, including the height if the width alone would
    /// denote another device.
    static func widthName(_ viewport: Viewport) -> String {
        let upright = viewport.orientation == .portrait ? viewport.size : viewport.size.transposed
        let isPreset = WidthPreset.allCases.contains { $0.deviceName == viewport.deviceName }
        return isPreset ? "w\(decimal(upright.width))" : "w\(decimal(upright.width))x\(decimal(upright.height))"
    }
}

extension Variant<ContentLength> {
    /// The display name, such as `375 × 667 · longest`.
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
    /// The name of the requested variant, such as `w375-portrait@2x-longest`, without a content for screens that show
    /// none.
    package var variantName: String {
        let content = screen == .badgeDetail ? content.rawValue : ""
        return VariantName(viewport, device: BadgeMatrix.widthName(viewport), content: content).description
    }
}
