/// The accessory at the end of a row, `UITableViewCell.AccessoryType`.
package enum CellAccessory: String, Hashable, Sendable {
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

extension ListMetrics {
    /// A symbol of an accessory.
    package struct AccessorySymbol: Hashable, Sendable {
        package var name: String
        /// The side length of its square, in points.
        package var size: Double
        /// The color; `nil` for the tint color.
        package var color: SystemColor?
    }

    /// The distance from the trailing side of a row to its accessory, in points.
    package static let accessoryMargin = 16.0
    /// The distance between the symbols of an accessory, in points.
    package static let accessorySpacing = 8.0
    /// The distance between the contents of a row and its accessory, in points.
    package static let contentToAccessory = 8.0

    /// Returns the symbols of an accessory from the leading side, for a body font size in points.
    package static func symbols(of accessory: CellAccessory, bodySize: Double = usualBodySize) -> [AccessorySymbol] {
        let chevron = AccessorySymbol(
            name: "chevron.right", size: symbolSize(14, bodySize: bodySize), color: .gray3)
        let info = AccessorySymbol(name: "info.circle", size: symbolSize(22, bodySize: bodySize), color: nil)
        return switch accessory {
        case .disclosureIndicator: [chevron]
        case .detailDisclosureButton: [info, chevron]
        case .checkmark:
            [AccessorySymbol(name: "checkmark", size: symbolSize(18, bodySize: bodySize), color: nil)]
        case .detailButton: [info]
        }
    }

    /// The default size of the body font, in points.
    package static let usualBodySize = 17.0

    /// Returns the size of a symbol for a body font size, in points: chevrons that are 14 high at 17 points are 19.5
    /// and 28.5 high at 23 and 33 points on iOS 26. That other symbols scale alike is inferred.
    package static func symbolSize(_ usual: Double, bodySize: Double) -> Double {
        (usual * (1 + 0.0647 * (bodySize - usualBodySize)) * 2).rounded() / 2
    }

    /// Returns the width that an accessory takes from a row's content view, in points, for the row's margin, the screen
    /// scale and a body font size.
    package static func width(
        of accessory: CellAccessory, margin: Double, scale: Double, bodySize: Double = usualBodySize
    ) -> Double {
        let isUsual = bodySize == usualBodySize
        let growth = isUsual ? 0 : symbolSize(22, bodySize: bodySize) - 22
        return switch accessory {
        case .disclosureIndicator:
            // Three fifths of the font size: 10.5, 14 and 20 points at 17, 23 and 33 points on iOS 26.
            margin + (isUsual ? scale == 3 ? 10.33 : 10.5 : (0.6 * bodySize * scale).rounded(.up) / scale)
        case .checkmark, .detailButton: margin + 24 + growth
        case .detailDisclosureButton: 57 + growth + (isUsual ? 0 : symbolSize(14, bodySize: bodySize) - 14)
        }
    }
}
