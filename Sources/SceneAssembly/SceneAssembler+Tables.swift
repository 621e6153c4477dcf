import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree

extension SceneAssembler {
    /// Fills a table with its header, its sections of rows and its footer, as far as they are seen.
    mutating func fill(_ view: inout FilledView, withRowsOf table: TableOutline) {
        guard table.header != nil || table.footer != nil || !table.sections.isEmpty else { return }
        view.open(background: color(table.style == .plain ? .background : .groupedBackground))
        let frame = view.frame
        var y = contentTop(of: view)
        if let header = table.header {
            y += add(root: header, at: Point(x: frame.minX, y: y), width: frame.width, to: &view)
        }
        for (index, section) in table.sections.enumerated() where y < frame.maxY {
            y = add(section, isFirst: index == 0, of: table, from: y, to: &view)
        }
        if let footer = table.footer, y < frame.maxY {
            _ = add(root: footer, at: Point(x: frame.minX, y: y), width: frame.width, to: &view)
        }
    }

    /// Returns where the section ends.
    private mutating func add(
        _ section: TableOutline.Section, isFirst: Bool, of table: TableOutline, from top: Double,
        to view: inout FilledView
    ) -> Double {
        let metrics = ListMetrics(style: table.style, width: view.frame.width)
        let header = metrics.capitalizesHeaders ? section.header.uppercased() : section.header
        var y = top
        let above = metrics.header(hasText: !header.isEmpty, isFirst: isFirst)
        y += addText(header, above, isHeader: true, metrics, from: y, to: &view)
        y = add(section.rows, of: table, metrics, from: y, to: &view)
        let below = metrics.footer(hasText: !section.footer.isEmpty)
        return y + addText(section.footer, below, isHeader: false, metrics, from: y, to: &view)
    }

    /// Adds the text above or below rows, and returns its height.
    private mutating func addText(
        _ string: String, _ room: ListMetrics.SectionText, isHeader: Bool, _ metrics: ListMetrics, from y: Double,
        to view: inout FilledView
    ) -> Double {
        let inset = metrics.groupInset + metrics.sideMargin
        let width = view.frame.width - 2 * inset
        guard !string.isEmpty, width > 0 else { return room.minimumHeight }
        var text = TextContent(string, font: metrics.sectionFont(at: request.contentSize))
        text.numberOfLines = 0
        if isRightToLeft { text.alignment = .right }
        let lines = Double(renderer.extent(of: text, width: width).lines)
        let height = lines * metrics.sectionLineHeight(at: request.contentSize)
        let whole = max(room.minimumHeight, height + room.top + room.bottom)
        if metrics.hasBands {
            let band = Rect(x: view.frame.minX, y: y, width: view.frame.width, height: whole)
            view.add(drawn(View("band", backgroundColor: color(.secondaryBackground))), in: band)
        }
        let top = isHeader ? y + whole - room.bottom - height : y + room.top
        let label = View.label(
            isHeader ? "header" : "footer", text, color: color(metrics.hasBands ? .label : .secondaryLabel))
        view.add(drawn(label), in: Rect(x: view.frame.minX + inset, y: top, width: width, height: height))
        return whole
    }

    /// Adds rows below each other, in a group with round corners where the style has them; returns where they end.
    private mutating func add(
        _ rows: [TableOutline.Row], of table: TableOutline, _ metrics: ListMetrics, from top: Double,
        to view: inout FilledView
    ) -> Double {
        let width = view.frame.width - 2 * metrics.groupInset
        let height = rows.reduce(0) { sum, row in
            sum + (roots[row.root].map { self.height(of: $0, width: width) } ?? 0)
        }
        let frame = Rect(
            x: view.frame.minX + metrics.groupInset, y: top, width: max(0, width), height: height)
        var group = FilledView(view: drawn(View("group")), frame: frame)
        group.view.clipsToBounds = metrics.groupInset > 0
        group.view.cornerRadius = metrics.groupCornerRadius
        var y = top
        for (index, row) in rows.enumerated() where y < view.frame.maxY {
            let line = metrics.separatorInset(
                own: row.separatorInset ?? table.separatorInset, isLast: index == rows.count - 1)
            y = add(row, at: Point(x: frame.minX, y: y), width, line, table, to: &group)
        }
        view.add(group.view, in: frame)
        return frame.maxY
    }

    /// Adds a row with its accessory and its separator, which is a pixel high and `line` from the row's sides; returns
    /// where the row ends.
    private mutating func add(
        _ row: TableOutline.Row, at corner: Point, _ width: Double, _ line: EdgeInsets?, _ table: TableOutline,
        to group: inout FilledView
    ) -> Double {
        let paper = color(table.style == .plain ? .background : .secondaryGroupedBackground)
        let height = add(root: row.root, at: corner, width: width, background: paper, to: &group)
        let frame = Rect(x: corner.x, y: corner.y, width: width, height: height)
        if let accessory = row.accessory { add(accessory, in: frame, to: &group) }
        if let line, table.hasSeparators, height > 0 {
            let pixel = 1 / scene.screen.viewport.scale
            let rect = Rect(
                x: corner.x + line.left, y: frame.maxY - pixel,
                width: max(0, width - line.left - line.right), height: pixel)
            let separator = View("separator", backgroundColor: table.separatorColor ?? color(.separator))
            group.add(drawn(separator), in: mirrored(rect, in: frame))
        }
        return corner.y + height
    }

    private mutating func add(_ accessory: CellAccessory, in row: Rect, to group: inout FilledView) {
        var x = row.maxX - ListMetrics.accessoryMargin
        for symbol in ListMetrics.symbols(of: accessory).reversed() {
            let name = isRightToLeft && symbol.name == "chevron.right" ? "chevron.left" : symbol.name
            let size = Size(width: symbol.size, height: symbol.size)
            var view = View.imageView("accessory", Image(.symbol(name), size: size, intrinsicSize: nil))
            view.tintColor = symbol.color.map(color)
            let origin = Point(x: x - symbol.size, y: row.midY - symbol.size / 2)
            group.add(drawn(view), in: mirrored(Rect(origin: origin, size: size), in: row))
            x -= symbol.size + ListMetrics.accessorySpacing
        }
    }
}
