import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let cellsTables = [
        uiCollectionViewListCell, uiListContentView,
    ]

    static let uiCollectionViewListCell = ObjectProperty.table(of: UICollectionViewListCell.self) {
        $0.add("indentationLevel", \.indentationLevel)
        $0.add("indentationWidth", \.indentationWidth)
        $0.add("indentsAccessories", \.indentsAccessories)
        $0.add("accessories", \.accessories)
        $0.get("separatorLayoutGuide", \.separatorLayoutGuide)
    }
    static let uiListContentView = ObjectProperty.table(of: UIListContentView.self) {
        $0.add("configuration", \.configuration)
        $0.get("textLayoutGuide", \.textLayoutGuide)
        $0.get("secondaryTextLayoutGuide", \.secondaryTextLayoutGuide)
        $0.get("imageLayoutGuide", \.imageLayoutGuide)
    }
}
