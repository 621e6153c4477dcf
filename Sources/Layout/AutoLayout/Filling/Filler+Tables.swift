import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension Filler {
    /// Fills a table with its header, its sections of rows and its footer.
    mutating func fill(_ view: inout FilledView, _ table: TableFilling, _ parts: [View]) {
        view.open(background: color(table.style == .plain ? .background : .groupedBackground))
        let frame = view.frame
        let top = contentTop(of: view)
        var y = top
        for header in parts where header.placement?.role == .header {
            y += add(header, at: Point(x: frame.minX, y: y), width: frame.width, to: &view, in: frame)
        }
        let rows = parts.filter { $0.placement?.role == .row }
        for (index, section) in table.sections(of: rows).enumerated() {
            let own = rows.filter { $0.placement?.section == section.id }
            y = add(section, own, isFirst: index == 0 && y == top, of: table, from: y, to: &view)
        }
        for footer in parts where footer.placement?.role == .footer {
            y += add(footer, at: Point(x: frame.minX, y: y), width: frame.width, to: &view, in: frame)
        }
    }

    /// Adds a section, and returns its bottom edge.
    private mutating func add(
        _ section: TableFilling.Section, _ rows: [View], isFirst: Bool, of table: TableFilling, from top: Double,
        to view: inout FilledView
    ) -> Double {
        let metrics = ListMetrics(style: table.style, width: view.frame.width)
        var header = section
        if metrics.capitalizesHeaders { header.header = section.header.uppercased() }
        var y = top
        let above = metrics.header(hasText: !header.header.isEmpty, isFirst: isFirst)
        y += addText(
            header.header, "header of \(section.id)", above, isHeader: true, metrics, table, from: y, to: &view)
        y = add(rows, of: section.id, table, metrics, from: y, to: &view)
        let below = metrics.footer(hasText: !section.footer.isEmpty)
        return y
            + addText(
                section.footer, "footer of \(section.id)", below, isHeader: false, metrics, table, from: y, to: &view)
    }

    /// Adds the text above or below rows, and returns its height.
    private mutating func addText(
        _ string: String, _ id: String, _ room: ListMetrics.SectionText, isHeader: Bool, _ metrics: ListMetrics,
        _ table: TableFilling, from y: Double, to view: inout FilledView
    ) -> Double {
        let inset = metrics.groupInset + metrics.sideMargin
        let width = view.frame.width - 2 * inset
        guard !string.isEmpty, width > 0 else { return room.minimumHeight }
        var text = TextContent(string, font: metrics.sectionFont(at: table.contentSize))
        text.numberOfLines = 0
        if isRightToLeft { text.alignment = .right }
        let lines = Double(measure(text, width).lineCount)
        let height = lines * metrics.sectionLineHeight(at: table.contentSize)
        let whole = max(room.minimumHeight, height + room.top + room.bottom)
        if metrics.hasBands {
            let band = Rect(x: view.frame.minX, y: y, width: view.frame.width, height: whole)
            view.add(generated(View("", backgroundColor: color(.secondaryBackground)), "band of \(id)"), in: band)
        }
        let top = isHeader ? y + whole - room.bottom - height : y + room.top
        let label = View.label("", text, color: color(metrics.hasBands ? .label : .secondaryLabel))
        view.add(generated(label, id), in: Rect(x: view.frame.minX + inset, y: top, width: width, height: height))
        return whole
    }

    /// Adds rows below one another, in a group with rounded corners if the style has them, and returns the bottom edge.
    private mutating func add(
        _ rows: [View], of section: String, _ table: TableFilling, _ metrics: ListMetrics, from top: Double,
        to view: inout FilledView
    ) -> Double {
        let width = view.frame.width - 2 * metrics.groupInset
        let heights = rows.map { height(of: $0, width: width) }
        let frame = Rect(
            x: view.frame.minX + metrics.groupInset, y: top, width: max(0, width), height: heights.reduce(0, +))
        var group = FilledView(view: generated(View(""), "rows of \(section)"), frame: frame)
        group.view.clipsToBounds = metrics.groupInset > 0
        group.view.cornerRadius = metrics.groupCornerRadius
        var y = top
        for (index, row) in rows.enumerated() {
            let line = metrics.separatorInset(
                own: row.placement?.separatorInset ?? table.separatorInset, isLast: index == rows.count - 1)
            let rect = Rect(x: frame.minX, y: y, width: width, height: heights[index])
            add(row, in: rect, line, table, to: &group, view.frame)
            y = rect.maxY
        }
        view.add(group.view, in: frame)
        return frame.maxY
    }

    /// Adds a row with its accessory and its separator, which is one pixel high and inset by `line` from the row's
    /// sides.
    private mutating func add(
        _ row: View, in frame: Rect, _ line: EdgeInsets?, _ table: TableFilling, to group: inout FilledView,
        _ list: Rect
    ) {
        let paper = color(table.style == .plain ? .background : .secondaryGroupedBackground)
        add(row, in: frame, background: paper, to: &group, list)
        if let accessory = row.placement?.accessory { add(accessory.kind, of: row.id, in: frame, to: &group) }
        if let line, table.hasSeparators, frame.height > 0 {
            let pixel = 1 / outer.viewport.scale
            let rect = Rect(
                x: frame.minX + line.left, y: frame.maxY - pixel,
                width: max(0, frame.width - line.left - line.right), height: pixel)
            let separator = View("", backgroundColor: table.separatorColor ?? color(.separator))
            group.add(generated(separator, "separator of \(row.id)"), in: mirrored(rect, in: frame))
        }
    }

    private mutating func add(
        _ accessory: CellAccessory, of id: String, in row: Rect, to group: inout FilledView
    ) {
        var x = row.maxX - ListMetrics.accessoryMargin
        for (number, symbol) in ListMetrics.symbols(of: accessory).reversed().enumerated() {
            let name = isRightToLeft && symbol.name == "chevron.right" ? "chevron.left" : symbol.name
            let size = Size(width: symbol.size, height: symbol.size)
            var view = View.imageView("", Image(.symbol(name), size: size, intrinsicSize: nil))
            view.tintColor = symbol.color.map(color)
            let origin = Point(x: x - symbol.size, y: row.midY - symbol.size / 2)
            group.add(
                generated(view, number == 0 ? "accessory of \(id)" : "accessory \(number + 1) of \(id)"),
                in: mirrored(Rect(origin: origin, size: size), in: row))
            x -= symbol.size + ListMetrics.accessorySpacing
        }
    }
}

extension TableFilling {
    /// Returns the sections in order, followed by sections without texts for rows whose section is missing.
    fileprivate func sections(of rows: [View]) -> [Section] {
        var sections = sections
        for row in rows {
            guard let id = row.placement?.section, !sections.contains(where: { $0.id == id }) else { continue }
            sections.append(Section(id: id))
        }
        return sections
    }
}
