import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let scrollingTables = [
        uiScrollEdgeEffect, uiScrollEdgeElementContainerInteraction,
    ]

    static let uiScrollEdgeEffect = ObjectProperty.table(of: UIScrollEdgeEffect.self) {
        $0.add("style", \.style)
        $0.add("hidden", \.isHidden)
    }
    static let uiScrollEdgeElementContainerInteraction = ObjectProperty.table(
        of: UIScrollEdgeElementContainerInteraction.self
    ) {
        $0.get("view", \.view)
        $0.add("scrollView", \.scrollView)
        $0.add("edge", \.edge)
    }
}
