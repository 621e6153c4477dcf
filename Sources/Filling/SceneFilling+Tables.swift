import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension SceneFilling {
    /// Fills a table with its header, its sections of rows and its footer, as far as they are seen.
    mutating func fill(table: TableOutline, at position: Int) throws {
        guard table.header != nil || table.footer != nil || !table.sections.isEmpty else { return }
        open(position, background: color(table.style == .plain ? .background : .groupedBackground))
        let frame = views[position].screenFrame
        var y = contentTop(position)
        if let header = table.header {
            y += try add(root: header, at: Point(x: frame.minX, y: y), width: frame.width, parent: position)
        }
        for (index, section) in table.sections.enumerated() where y < frame.maxY {
            y = try add(section, isFirst: index == 0, of: table, from: y, in: position)
        }
        if let footer = table.footer, y < frame.maxY {
            _ = try add(root: footer, at: Point(x: frame.minX, y: y), width: frame.width, parent: position)
        }
    }

    /// Returns where the section ends.
    private mutating func add(
        _ section: TableOutline.Section, isFirst: Bool, of table: TableOutline, from top: Double, in position: Int
    ) throws -> Double {
        let frame = views[position].screenFrame
        let texts = SectionTexts(
            section, style: table.style, isFirst: isFirst, contentSize: request.contentSize)
        let margin = sideMargin(frame)
        let inset = table.style == .insetGrouped ? margin : 0
        let textRoom = Rect(
            x: frame.minX + inset + margin, y: top, width: frame.width - 2 * (inset + margin), height: 0)
        var y = top
        y += try add(texts.header, texts, y, textRoom, in: position)
        y = try add(section.rows, of: table, at: Point(x: frame.minX + inset, y: y), inset: inset, in: position)
        return y + (try add(texts.footer, texts, y, textRoom, in: position))
    }

    /// Adds the text above or below rows, and returns its height.
    private mutating func add(
        _ part: SectionTexts.Part, _ texts: SectionTexts, _ y: Double, _ room: Rect, in position: Int
    ) throws -> Double {
        guard !part.text.isEmpty, room.width > 0 else { return part.spacing }
        var text = TextContent(part.text, font: texts.font)
        text.numberOfLines = 0
        if isRightToLeft { text.alignment = .right }
        let height = Double(try lineCount(text, room.width)) * texts.lineHeight
        let whole = max(part.spacing, height + part.top + part.bottom)
        if texts.hasBand {
            let frame = views[position].screenFrame
            let band = Rect(x: frame.minX, y: y, width: frame.width, height: whole)
            add(View("band", backgroundColor: color(.secondaryBackground)), band, parent: position)
        }
        let top = part.isHeader ? y + whole - part.bottom - height : y + part.top
        let label = View.label(
            part.isHeader ? "header" : "footer", text, color: color(texts.hasBand ? .label : .secondaryLabel))
        add(label, Rect(x: room.minX, y: top, width: room.width, height: height), parent: position)
        return whole
    }

    /// Adds rows below each other, in a group with round corners where the style has them; returns where they end.
    private mutating func add(
        _ rows: [TableOutline.Row], of table: TableOutline, at corner: Point, inset: Double, in position: Int
    ) throws -> Double {
        let frame = views[position].screenFrame
        let width = frame.width - 2 * inset
        let height = try rows.reduce(0) { sum, row in
            sum + (try roots[row.root].map { try self.height(of: $0, width: width) } ?? 0)
        }
        var group = View("group")
        group.clipsToBounds = inset > 0
        group.cornerRadius = inset > 0 ? 10 : 0
        let groupPosition = add(
            group, Rect(origin: corner, size: Size(width: max(0, width), height: height)), parent: position)
        var y = corner.y
        for (index, row) in rows.enumerated() where y < frame.maxY {
            let isLast = index == rows.count - 1
            let line = lineInsets(table, row, frame: frame, isLast: isLast)
            y = try add(row, at: Point(x: corner.x, y: y), width, line, table, in: groupPosition)
        }
        return corner.y + height
    }

    /// Adds a row with its accessory and the line below it, `line` from its sides; returns where the row ends.
    private mutating func add(
        _ row: TableOutline.Row, at corner: Point, _ width: Double, _ line: EdgeInsets?, _ table: TableOutline,
        in position: Int
    ) throws -> Double {
        let paper = color(table.style == .plain ? .background : .secondaryGroupedBackground)
        let height = try add(
            root: row.root, at: corner, width: width, parent: position, background: paper)
        let frame = Rect(x: corner.x, y: corner.y, width: width, height: height)
        if let accessory = row.accessory { add(accessory, in: frame, parent: position) }
        if let line, table.hasSeparators, height > 0 {
            let rect = Rect(
                x: corner.x + line.left, y: frame.maxY - 0.5, width: max(0, width - line.left - line.right), height: 0.5
            )
            let view = View("separator", backgroundColor: table.separatorColor ?? color(.separator))
            add(view, mirrored(rect, in: frame), parent: position)
        }
        return corner.y + height
    }

    private mutating func add(_ accessory: TableOutline.Accessory, in row: Rect, parent: Int) {
        var x = row.maxX - 16
        for (name, size, tint) in accessory.symbols.reversed() {
            let symbol = isRightToLeft && name == "chevron.right" ? "chevron.left" : name
            let image = Image(.symbol(symbol), size: Size(width: size, height: size), intrinsicSize: nil)
            var view = View.imageView("accessory", image)
            view.tintColor = tint.map(color)
            let frame = Rect(x: x - size, y: row.midY - size / 2, width: size, height: size)
            add(view, mirrored(frame, in: row), parent: parent)
            x -= size + 8
        }
    }

    private func sideMargin(_ frame: Rect) -> Double { frame.width < 414 ? 16 : 20 }

    /// Lines of grouped tables go from edge to edge where a group ends; those of round groups end without.
    private func lineInsets(
        _ table: TableOutline, _ row: TableOutline.Row, frame: Rect, isLast: Bool
    ) -> EdgeInsets? {
        if isLast, table.style == .grouped { return .zero }
        if isLast, table.style == .insetGrouped { return nil }
        return row.separatorInset ?? table.separatorInset ?? EdgeInsets(left: sideMargin(frame))
    }
}

extension TableOutline.Accessory {
    /// The symbols from the leading side, their sizes in points, and their colours; `nil` is the tint.
    fileprivate var symbols: [(name: String, size: Double, tint: SystemColor?)] {
        switch self {
        case .disclosureIndicator: [("chevron.right", 14, .gray3)]
        case .detailDisclosureButton: [("info.circle", 22, nil), ("chevron.right", 14, .gray3)]
        case .checkmark: [("checkmark", 18, nil)]
        case .detailButton: [("info.circle", 22, nil)]
        }
    }
}
