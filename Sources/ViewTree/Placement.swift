package import LayoutSimGeometry

/// How a view lies in a list or container, which its constraints do not say.
package struct Placement: Hashable, Sendable {
    /// What a view is to the one around it.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        /// The view above or below all rows of a table, or above all items of a collection view.
        case header, footer
        /// A cell of a table view.
        case row
        /// A cell of a collection view.
        case item
        /// The view of the scene in a container.
        case scene
        /// The content view of a cell, which is as large as the cell without what the system draws.
        case content
    }

    /// What the view is to the one around it.
    package var role: Role
    /// The size in points that the author gave it; lists decide the widths of rows, headers and footers.
    package var size: Size
    /// Whether a row is as high as its contents need, and at least as high as its size.
    package var sizesItself = false
    /// The id of a row's section.
    package var section: String?
    /// What a row ends with.
    package var accessory: RowAccessory?
    /// The distances of the line below a row from the row's sides, in points; `nil` are those of the table.
    package var separatorInset: EdgeInsets?
    /// What a line below the row takes from the height of its content view, in points.
    package var bottomInset = 0.0

    /// A place for a view of a size in points.
    package init(_ role: Role, size: Size) {
        self.role = role
        self.size = size
    }
}

/// What the system draws at the end of a row, and the room that it takes there.
package struct RowAccessory: Hashable, Sendable {
    /// What is drawn.
    package var kind: CellAccessory
    /// What it takes from the width of the content view, in points.
    package var width: Double
    /// The margin of the content view beside it, in points; `nil` leaves the content view its own.
    package var margin: Double?

    package init(_ kind: CellAccessory, width: Double, margin: Double? = nil) {
        self.kind = kind
        self.width = width
        self.margin = margin
    }
}

extension View {
    /// Whether the view around it decides its frame.
    package var isPlaced: Bool { placement.map { $0.role != .content } ?? false }

    /// Whether it shows something that layout has to put into it.
    package var isFilled: Bool {
        if case .table(let table)? = filling, !table.sections.isEmpty { return true }
        return subviews.contains(where: \.isPlaced)
    }
}
