package import LayoutSimGeometry
package import LayoutSimText

/// The attributes of a list's cells, headers and footers, which are subviews with a `Placement`; layout places them and
/// adds the system's decorations.
package enum Filling: Hashable, Sendable {
    case table(TableFilling)
    case collection(CollectionFilling)
}

/// The attributes of a table view's rows.
package struct TableFilling: Hashable, Sendable {
    /// A static section, or all prototypes of a dynamic table view.
    package struct Section: Hashable, Sendable {
        /// The id by which rows refer to their section; unique within a screen.
        package var id: String
        /// The header text; empty for none.
        package var header: String
        /// The footer text; empty for none.
        package var footer: String

        package init(id: String, header: String = "", footer: String = "") {
            self.id = id
            self.header = header
            self.footer = footer
        }
    }

    /// The table view style.
    package var style = TableStyle.plain
    /// Whether rows have separators.
    package var hasSeparators = true
    /// The color of separators; `nil` for the system's.
    package var separatorColor: Color?
    /// The insets of separators from the sides of rows, in points; `nil` for the system's.
    package var separatorInset: EdgeInsets?
    /// The content size category of the section texts.
    package var contentSize = ContentSizeCategory.large
    /// The sections from top to bottom.
    package var sections: [Section] = []

    /// Creates a table without sections.
    package init() {}
}

/// The attributes of a collection view with a flow layout.
package struct CollectionFilling: Hashable, Sendable {
    /// The minimum spacing between lines, in points.
    package var lineSpacing = 10.0
    /// The minimum spacing between items of a line, in points.
    package var itemSpacing = 10.0
    /// The section insets, in points.
    package var insets = EdgeInsets.zero

    /// Creates UIKit's defaults.
    package init() {}
}
