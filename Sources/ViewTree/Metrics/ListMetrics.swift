package import LayoutSimGeometry

/// How the sections of a table are set off from each other, UIKit's `UITableView.Style`.
package enum TableStyle: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

/// The lengths by which a list lays out its rows, headers and footers, in points.
package struct ListMetrics: Hashable, Sendable {
    /// How sections are set off from each other.
    package var style: TableStyle
    /// The width of the list in points.
    package var width: Double

    /// The metrics of a list of a style, at a width in points.
    package init(style: TableStyle, width: Double) {
        self.style = style
        self.width = width
    }

    /// From the side of a row to its contents and to its separator.
    package var sideMargin: Double { SideMargin.points(width: width) }
    /// From the side of the list to its rows.
    package var groupInset: Double { style == .insetGrouped ? sideMargin : 0 }
    /// The radius of the corners around the rows of a section.
    package var groupCornerRadius: Double { style == .insetGrouped ? 10 : 0 }
    /// Above and below the contents of a cell.
    package static let cellVerticalMargin = 11.0

    /// The distances of the line below a row from the row's sides, `own` where the row or its list says so; `nil` for no
    /// line. Lines of grouped lists go from edge to edge where a group ends; inset groups end without one.
    package func separatorInset(own: EdgeInsets?, isLast: Bool) -> EdgeInsets? {
        switch style {
        case .grouped where isLast: .zero
        case .insetGrouped where isLast: nil
        case .plain, .grouped, .insetGrouped: own ?? EdgeInsets(left: sideMargin)
        }
    }
}
