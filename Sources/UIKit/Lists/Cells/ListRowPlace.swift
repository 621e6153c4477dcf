import Foundation
import LayoutSimViewTree
import QuartzCore

/// Where a row lies in a section that is a list.
struct ListRowPlace: Equatable {
    var path: IndexPath
    var list: UICollectionLayoutListConfiguration
    /// Of the list in points.
    var width: CGFloat
    /// Whether it is an item of the section.
    var isRow = true
    /// Whether it stands above the rows, or below them.
    var isHeader = false
    var isFirst = false
    var isLast = false

    var metrics: ListMetrics { ListMetrics(style: list.tableStyle, width: width) }

    /// The corners of the group of rows at which it lies.
    var corners: CACornerMask {
        guard !isHeader, metrics.groupCornerRadius > 0 else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    static func == (one: ListRowPlace, other: ListRowPlace) -> Bool {
        (one.path, one.width, one.isHeader) == (other.path, other.width, other.isHeader)
            && (one.isFirst, one.isLast) == (other.isFirst, other.isLast)
            && one.list.appearance == other.list.appearance && one.list.showsSeparators == other.list.showsSeparators
    }
}

extension UICollectionLayoutListConfiguration {
    /// The style of tables that look alike.
    var tableStyle: TableStyle {
        switch appearance {
        case .plain, .sidebar, .sidebarPlain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// What lies behind rows that do not say it themselves.
    var rowBackground: UIBackgroundConfiguration {
        switch appearance {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    /// What lies behind the rows, where the list does not say it.
    var ownBackground: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .plain: .systemBackground
        case .sidebar, .sidebarPlain: nil
        }
    }

    /// How a header looks that does not say it itself.
    var headerContent: UIListContentConfiguration {
        switch appearance {
        case .plain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Where an element lies, if its section is a list.
    func rowPlace(of key: ElementKey) -> ListRowPlace? {
        guard key.category != .decorationView, key.indexPath.count > 1,
            let list = listConfiguration(ofSection: key.indexPath.section),
            let collectionView
        else { return nil }
        var place = ListRowPlace(path: key.indexPath, list: list, width: collectionView.bounds.width)
        let hasHeaderRow = list.headerMode == .firstItemInSection
        place.isRow = key.category == .cell
        place.isHeader = key.category == .supplementaryView || hasHeaderRow && key.indexPath.item == 0
        place.isFirst = key.indexPath.item == (hasHeaderRow ? 1 : 0)
        place.isLast = key.indexPath.item == collectionView.numberOfItems(inSection: key.indexPath.section) - 1
        return place
    }
}
