package import LayoutSimGeometry
package import LayoutSimViewTree

/// What UIKit shows in a view of a root that the root's own layout does not reach: other roots of the file, by the ids
/// of their views.
package enum EmbeddedContent: Hashable, Sendable {
    /// The rows of a table view.
    case table(TableOutline)
    /// The items of a collection view.
    case collection(CollectionOutline)
    /// The scene in a container view.
    case scene(root: String)
}

/// What a table view shows, from the top.
package struct TableOutline: Hashable, Sendable {
    /// A static section, or all prototypes of a dynamic table.
    package struct Section: Hashable, Sendable {
        /// Its object id, or one made of that of its table.
        package var id: String
        /// The title above the rows; empty for none.
        package var header = ""
        /// The text below the rows; empty for none.
        package var footer = ""
        /// From the top.
        package var rows: [Row] = []

        /// A section without rows and texts.
        package init(id: String) {
            self.id = id
        }
    }

    /// A cell.
    package struct Row: Hashable, Sendable {
        /// The id of its root.
        package var root: String
        /// What it ends with.
        package var accessory: CellAccessory?
        /// The distances of the line below it from its sides, in points; `nil` are those of the table.
        package var separatorInset: EdgeInsets?

        /// A row of a root.
        package init(root: String, accessory: CellAccessory?) {
            self.root = root
            self.accessory = accessory
        }
    }

    /// How sections are set off from each other.
    package var style = TableStyle.plain
    /// Whether lines are drawn between rows.
    package var hasSeparators = true
    /// Their color; `nil` is the system's.
    package var separatorColor: Color?
    /// Their distances from the sides of rows, in points; `nil` are the system's.
    package var separatorInset: EdgeInsets?
    /// The root above all sections.
    package var header: String?
    /// From the top.
    package var sections: [Section] = []
    /// The root below all sections.
    package var footer: String?

    /// An empty table.
    package init() {}
}

/// What a collection view with a flow layout shows, in the order in which it flows.
package struct CollectionOutline: Hashable, Sendable {
    /// The root above the items.
    package var header: String?
    /// The roots of the items.
    package var items: [String] = []
    /// Between the lines, in points.
    package var lineSpacing = 10.0
    /// Between the items of a line at least, in points.
    package var itemSpacing = 10.0
    /// Around the items, in points.
    package var insets = EdgeInsets.zero
}
