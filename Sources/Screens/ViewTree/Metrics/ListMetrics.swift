package import LayoutSimGeometry

/// The style of a table view, `UITableView.Style`.
package enum TableStyle: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

/// The metrics of a list's rows, headers and footers, in points.
package struct ListMetrics: Hashable, Sendable {
    /// The table view style.
    package var style: TableStyle
    /// The width of the list in points.
    package var width: Double
    /// Whether contents are at most as wide as the readable width, 672 points.
    package var followsReadableWidth = false

    /// Creates the metrics of a list with a style and a width in points.
    package init(style: TableStyle, width: Double) {
        self.style = style
        self.width = width
    }

    /// The distance from the side of a row to its contents and its separator.
    package var sideMargin: Double {
        let side = SideMargin.points(width: width)
        return followsReadableWidth && style != .insetGrouped ? max(side, (width - 672) / 2) : side
    }
    /// The distance from the side of the list to its rows.
    package var groupInset: Double { style == .insetGrouped ? sideMargin : 0 }
    /// The corner radius of a section's rows.
    package var groupCornerRadius: Double { style == .insetGrouped ? 10 : 0 }
    /// The distance above and below the contents of a cell.
    package static let cellVerticalMargin = 11.0

    /// Returns the separator insets below a row, `own` if the row or its list sets them; `nil` for no separator.
    /// Separators of grouped lists span the full width at the end of a group; inset groups end without one.
    package func separatorInset(own: EdgeInsets?, isLast: Bool) -> EdgeInsets? {
        switch style {
        case .grouped where isLast: .zero
        case .insetGrouped where isLast: nil
        case .plain, .grouped, .insetGrouped: own ?? EdgeInsets(left: sideMargin)
        }
    }
}
