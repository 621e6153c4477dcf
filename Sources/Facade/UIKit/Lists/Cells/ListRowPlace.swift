import Foundation
import LayoutSimViewTree
import QuartzCore

/// The placement of a row in a list section.
struct ListRowPlace: Equatable {
    var path: IndexPath
    var list: UICollectionLayoutListConfiguration
    /// The width of the list, in points.
    var width: CGFloat
    /// Whether it is an item of the section.
    var isRow = true
    /// Whether it is a header or a footer.
    var isHeader = false
    var isFirst = false
    var isLast = false

    var metrics: ListMetrics { ListMetrics(style: list.tableStyle, width: width) }

    /// The rounded corners of the row, at the ends of its group.
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
    /// The equivalent style of a table.
    var tableStyle: TableStyle {
        switch appearance {
        case .plain, .sidebar, .sidebarPlain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// The default background of rows.
    var rowBackground: UIBackgroundConfiguration {
        switch appearance {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    /// The background behind the rows, which the appearance decides if the list has none.
    var ownBackground: UIColor? {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .plain: .systemBackground
        case .sidebar, .sidebarPlain: nil
        }
    }

    /// The default content of a header.
    var headerContent: UIListContentConfiguration {
        switch appearance {
        case .plain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns the placement of an element, if its section is a list.
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
