public import LayoutSimGeometry
public import LayoutSimViewTree

/// What UIKit shows in a view of a root that the root's own layout does not reach: other roots of the file, by the ids
/// of their views.
public enum Insert: Hashable, Sendable {
    /// The rows of a table view.
    case table(TableOutline)
    /// The items of a collection view.
    case collection(CollectionOutline)
    /// The scene in a container view.
    case scene(root: String)
    /// The buttons of a navigation bar or tool bar that is a view of the root.
    case bar(BarContents)
}

/// What a table view shows, from the top.
public struct TableOutline: Hashable, Sendable {
    /// How sections are set off from each other.
    public enum Style: String, Hashable, Sendable {
        case plain, grouped, insetGrouped
    }

    /// A static section, or all prototypes of a dynamic table.
    public struct Section: Hashable, Sendable {
        /// The title above the rows; empty for none.
        public var header = ""
        /// The text below the rows; empty for none.
        public var footer = ""
        /// From the top.
        public var rows: [Row] = []

        /// A section without rows and texts.
        public init() {}
    }

    /// A cell.
    public struct Row: Hashable, Sendable {
        /// The id of its root.
        public var root: String
        /// What it ends with.
        public var accessory: Accessory?
        /// The distances of the line below it from its sides, in points; `nil` are those of the table.
        public var separatorInset: EdgeInsets?

        /// A row of a root.
        public init(root: String, accessory: Accessory?) {
            self.root = root
            self.accessory = accessory
        }
    }

    /// What UIKit draws at the end of a row.
    public enum Accessory: String, Hashable, Sendable {
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How sections are set off from each other.
    public var style = Style.plain
    /// Whether lines are drawn between rows.
    public var hasSeparators = true
    /// Their colour; `nil` is the system's.
    public var separatorColor: Color?
    /// Their distances from the sides of rows, in points; `nil` are the system's.
    public var separatorInset: EdgeInsets?
    /// The root above all sections.
    public var header: String?
    /// From the top.
    public var sections: [Section] = []
    /// The root below all sections.
    public var footer: String?

    /// An empty table.
    public init() {}
}

/// What a collection view with a flow layout shows, in the order in which it flows.
public struct CollectionOutline: Hashable, Sendable {
    /// The root above the items.
    public var header: String?
    /// The roots of the items.
    public var items: [String] = []
    /// Between the lines, in points.
    public var lineSpacing = 10.0
    /// Between the items of a line at least, in points.
    public var itemSpacing = 10.0
    /// Around the items, in points.
    public var insets = EdgeInsets.zero
}
