package import LayoutSimGeometry

/// The placement of a view in a list or container, which constraints do not determine.
package struct Placement: Hashable, Sendable {
    /// The role of a view in the view that contains it.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        /// The header or footer of a table view, or the header of a collection view.
        case header, footer
        /// A cell of a table view.
        case row
        /// A cell of a collection view.
        case item
        /// The view of the child controller in a container.
        case scene
        /// The content view of a cell, which is as large as the cell without the system's decorations.
        case content
    }

    /// The role of the view in the view that contains it.
    package var role: Role
    /// The size in points that the author set; lists determine the widths of rows, headers and footers.
    package var size: Size
    /// Whether a row sizes itself to its contents, with its size as the minimum height.
    package var sizesItself = false
    /// The id of the row's section.
    package var section: String?
    /// The accessory of a row.
    package var accessory: RowAccessory?
    /// The separator insets below the row, in points; `nil` for those of the table.
    package var separatorInset: EdgeInsets?
    /// The height that a separator takes from the row's content view, in points.
    package var bottomInset = 0.0

    /// Creates a placement of a view with a size in points.
    package init(_ role: Role, size: Size) {
        self.role = role
        self.size = size
    }
}

/// The accessory at the end of a row, and the width that it takes.
package struct RowAccessory: Hashable, Sendable {
    /// The kind of accessory.
    package var kind: CellAccessory
    /// The width that it takes from the content view, in points.
    package var width: Double
    /// The margin of the content view beside it, in points; `nil` for the content view's own.
    package var margin: Double?

    package init(_ kind: CellAccessory, width: Double, margin: Double? = nil) {
        self.kind = kind
        self.width = width
        self.margin = margin
    }
}

extension View {
    /// Whether the containing view determines the frame.
    package var isPlaced: Bool { placement.map { $0.role != .content } ?? false }

    /// Whether layout adds something to the view.
    package var isFilled: Bool {
        if case .table(let table)? = filling, !table.sections.isEmpty { return true }
        return subviews.contains(where: \.isPlaced)
    }
}
