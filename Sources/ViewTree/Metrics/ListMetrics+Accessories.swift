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

    /// The symbols of an accessory from the leading side.
    package static func symbols(of accessory: CellAccessory) -> [AccessorySymbol] {
        let chevron = AccessorySymbol(name: "chevron.right", size: 14, color: .gray3)
        let info = AccessorySymbol(name: "info.circle", size: 22, color: nil)
        return switch accessory {
        case .disclosureIndicator: [chevron]
        case .detailDisclosureButton: [info, chevron]
        case .checkmark: [AccessorySymbol(name: "checkmark", size: 18, color: nil)]
        case .detailButton: [info]
        }
    }

    /// What an accessory takes from the width of a row's content view, in points, at the row's margin and at the scale of
    /// the screen.
    package static func width(of accessory: CellAccessory, margin: Double, scale: Double) -> Double {
        switch accessory {
        case .disclosureIndicator: margin + (scale == 3 ? 10.33 : 10.5)
        case .checkmark: margin + 24
        case .detailButton: margin + 24
        case .detailDisclosureButton: 57
        }
    }
}
