package import LayoutSimGeometry
package import LayoutSimText

/// What a list says of the cells, headers and footers in it, which are subviews with a `Placement`; layout places them and
/// adds what the system draws around them.
package enum Filling: Hashable, Sendable {
    case table(TableFilling)
    case collection(CollectionFilling)
}

/// What a table view says of its rows.
package struct TableFilling: Hashable, Sendable {
    /// A static section, or all prototypes of a dynamic table.
    package struct Section: Hashable, Sendable {
        /// What rows name their section by; different from those of all other tables of a screen.
        package var id: String
        /// The text above the rows; empty for none.
        package var header: String
        /// The text below the rows; empty for none.
        package var footer: String

        package init(id: String, header: String = "", footer: String = "") {
            self.id = id
            self.header = header
            self.footer = footer
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
    /// The text size of people's choice in which the texts of sections are set.
    package var contentSize = ContentSizeCategory.large
    /// From the top.
    package var sections: [Section] = []

    /// A table without sections.
    package init() {}
}

/// What a collection view with a flow layout says of its items.
package struct CollectionFilling: Hashable, Sendable {
    /// Between the lines, in points.
    package var lineSpacing = 10.0
    /// Between the items of a line at least, in points.
    package var itemSpacing = 10.0
    /// Around the items, in points.
    package var insets = EdgeInsets.zero

    /// UIKit's defaults.
    package init() {}
}
