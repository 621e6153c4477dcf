import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

extension SceneAssembly {
    /// The screens of the layout roots in a form that can be laid out in wider windows: a row of an inset group is as
    /// wide as its table leaves it, and the content view of a cell, which has a fixed frame in the file, widens with
    /// the cell.
    package var stretchableScreens: [Screen] {
        let insets = insetTables
        return layoutRoots.map { root in
            var screen = root.screen
            if let width = insets[root.id] { screen.setRowWidth(inTableOfWidth: width) }
            guard root.kind == .cell, let content = screen.root.subviews.indices.first else { return screen }
            screen.root.subviews[content].autoresizing?.mask = .widthSizable
            return screen
        }
    }

    /// The stored widths of the tables with inset groups in points, by the roots of their rows.
    private var insetTables: [String: Double] {
        var widths: [String: Double] = [:]
        for root in allRoots {
            for (id, content) in root.embeddedContent {
                guard case .table(let table) = content, table.style == .insetGrouped,
                    let frame = root.screen.root.inPreorder.first(where: { $0.id == id })?.source.storedFrame
                else { continue }
                for row in table.sections.flatMap(\.rows) { widths[row.root] = frame.width }
            }
        }
        return widths
    }
}

extension Screen {
    /// Gives a row the width of an inset group in a table with a stored width in points, which has grown as the row
    /// has; its content view changes with it.
    fileprivate mutating func setRowWidth(inTableOfWidth stored: Double) {
        guard let row = root.source.storedFrame?.width else { return }
        let table = stored + viewport.size.width - row
        let change = table - 2 * ListMetrics(style: .insetGrouped, width: table).groupInset - viewport.size.width
        viewport.size.width += change
        guard let content = root.subviews.indices.first, var place = root.subviews[content].autoresizing else { return }
        place.frame.size.width += change
        place.superviewSize.width += change
        root.subviews[content].autoresizing = place
    }
}
