import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let colorTables = [
        uiColor
    ]

    static let uiColor = ObjectProperty.table(of: UIColor.self) {
        $0.get("cgColor", \.cgColor)
    }
}
