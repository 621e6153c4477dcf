import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let largeContentTables = [
        uiLargeContentViewerInteraction
    ]

    static let uiLargeContentViewerInteraction = ObjectProperty.table(of: UILargeContentViewerInteraction.self) {
        $0.get("delegate", \.delegate)
        $0.get("view", \.view)
        $0.get("gestureRecognizerForExclusionRelationship", \.gestureRecognizerForExclusionRelationship)
    }
}
