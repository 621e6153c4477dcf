/// What UIKit draws at the end of a row, its `UITableViewCell.AccessoryType`.
package enum CellAccessory: String, Hashable, Sendable {
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

extension ListMetrics {
    /// A symbol of an accessory.
    package struct AccessorySymbol: Hashable, Sendable {
        package var name: String
        /// The side of its square in points.
        package var size: Double
        /// `nil` is the tint.
        package var color: SystemColor?
    }

    /// From the trailing side of a row to its accessory, in points.
    package static let accessoryMargin = 16.0
    /// Between the symbols of an accessory, in points.
    package static let accessorySpacing = 8.0
    /// From an accessory to the contents of its row, in points.
    package static let contentToAccessory = 8.0

    /// The symbols of an accessory from the leading side, beside body texts of a size in points.
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

    /// The size of body texts at the usual text size, in points.
    package static let usualBodySize = 17.0

    /// The side of a symbol beside body texts of a size, in points: chevrons that are 14 high beside texts of 17 are 19.5 and 28.5
    /// high beside texts of 23 and 33 on iOS 26. That other symbols grow alike is inferred.
    package static func symbolSize(_ usual: Double, bodySize: Double) -> Double {
        (usual * (1 + 0.0647 * (bodySize - usualBodySize)) * 2).rounded() / 2
    }

    /// What an accessory takes from the width of a row's content view, in points, at the row's margin, at the scale of
    /// the screen, and beside body texts of a size.
    package static func width(
        of accessory: CellAccessory, margin: Double, scale: Double, bodySize: Double = usualBodySize
    ) -> Double {
        let isUsual = bodySize == usualBodySize
        let growth = isUsual ? 0 : symbolSize(22, bodySize: bodySize) - 22
        return switch accessory {
        case .disclosureIndicator:
            // Three fifths of the text's size: 10.5, 14 and 20 points beside texts of 17, 23 and 33 on iOS 26.
            margin + (isUsual ? scale == 3 ? 10.33 : 10.5 : (0.6 * bodySize * scale).rounded(.up) / scale)
        case .checkmark, .detailButton: margin + 24 + growth
        case .detailDisclosureButton: 57 + growth + (isUsual ? 0 : symbolSize(14, bodySize: bodySize) - 14)
        }
    }
}
