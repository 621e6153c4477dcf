package import LayoutSimGeometry
package import LayoutSimViewTree

/// The other roots of the file, by the ids of their views, that a view of a root shows and the root's own layout does
/// not include.
package enum EmbeddedContent: Hashable, Sendable {
    /// The rows of a table view.
    case table(TableOutline)
    /// The items of a collection view.
    case collection(CollectionOutline)
    /// The scene in a container view.
    case scene(root: String)
}

/// The contents of a table view, from top to bottom.
package struct TableOutline: Hashable, Sendable {
    /// A static section, or all prototypes of a dynamic table.
    package struct Section: Hashable, Sendable {
        /// The section's object id, or one derived from the table's id.
        package var id: String
        /// The title above the rows, or an empty string.
        package var header = ""
        /// The text below the rows, or an empty string.
        package var footer = ""
        /// The rows, from top to bottom.
        package var rows: [Row] = []

        /// Creates a section without rows and texts.
        package init(id: String) {
            self.id = id
        }
    }

    /// A cell.
    package struct Row: Hashable, Sendable {
        /// The id of the cell's root.
        package var root: String
        /// The accessory at the trailing end.
        package var accessory: CellAccessory?
        /// The distances of the separator below the row from its sides, in points; `nil` for those of the table.
        package var separatorInset: EdgeInsets?

        /// Creates a row for a root.
        package init(root: String, accessory: CellAccessory?) {
            self.root = root
            self.accessory = accessory
        }
    }

    /// The style, which determines how sections are separated.
    package var style = TableStyle.plain
    /// Whether there are separators between rows.
    package var hasSeparators = true
    /// The color of the separators; `nil` for the system's.
    package var separatorColor: Color?
    /// The distances of the separators from the sides of rows, in points; `nil` for the system's.
    package var separatorInset: EdgeInsets?
    /// The root above all sections.
    package var header: String?
    /// The sections, from top to bottom.
    package var sections: [Section] = []
    /// The root below all sections.
    package var footer: String?

    /// Creates an empty table.
    package init() {}
}

/// The contents of a collection view with a flow layout, in layout order.
package struct CollectionOutline: Hashable, Sendable {
    /// The root above the items.
    package var header: String?
    /// The roots of the items.
    package var items: [String] = []
    /// The spacing between lines, in points.
    package var lineSpacing = 10.0
    /// The minimum spacing between the items of a line, in points.
    package var itemSpacing = 10.0
    /// The insets around the items, in points.
    package var insets = EdgeInsets.zero
}
