internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns a cell whose content view has the frame and margins that its table determines.
    mutating func cell(_ element: XMLElement, size: Size) -> View {
        var cell = view(element, in: nil)
        guard let content = element.property("contentView"), let position = cell.subviews.indices.first else {
            return cell
        }
        let inside = contentSize(of: element, content: content, size: size)
        // The accessory is at the trailing side.
        let frame = Rect(
            x: isRightToLeft ? size.width - inside.width : 0, y: 0, width: inside.width, height: inside.height)
        cell.subviews[position].autoresizing = Autoresizing(frame: frame, superviewSize: size, mask: [])
        var shape = CellContent(
            isOfRow: element.name == "tableViewCell", layoutMargins: cell.subviews[position].layoutMargins,
            bottomInset: size.height - inside.height)
        if element.name == "tableViewCell" {
            cell.subviews[position].layoutMargins = contentMargins(element, content, cellWidth: size.width)
            shape.layoutMargins = contentMargins(
                element, content, cellWidth: size.width, hasAccessory: false)
            shape.accessory = accessory(element, content, size, cell.subviews[position].layoutMargins)
            let sides = cellMetrics.styleSides(element["accessoryType"], cellWidth: size.width)
            arrange(element, content: &cell.subviews[position], leading: sides.leading, trailing: sides.trailing)
            addListContent(
                of: element, to: &cell.subviews[position], leading: sides.leading, trailing: sides.trailing)
        }
        cellContent = shape
        return cell
    }

    /// Gives a root the side margins of its surroundings.
    func takeMargins(of view: inout View, width: Double) {
        guard let side = outerMargin(of: view, width: width) else { return }
        var margins = view.layoutMargins.own ?? EdgeInsets(all: 8)
        margins.left = max(margins.left, side)
        margins.right = max(margins.right, side)
        view.layoutMargins.own = margins
    }

    /// Gives a root that preserves its superview's margins those at the top and bottom where the canvas computes the
    /// safe area: its superview has none there, so that its 8 points count against the root's margin with the safe
    /// area [1 root]; in a window they count in addition to it.
    func preserveMargins(of view: inout View, in canvas: RootCanvas) {
        guard view.layoutMargins.preservesSuperview, !device.isOverride, CanvasEra(version) != .window else { return }
        view.layoutMargins.preservesSuperview = false
        let safeArea = view.layoutMargins.insetsFromSafeArea ? canvas.verticalInsets : .zero
        var margins = view.layoutMargins.own ?? .zero
        margins.top = max(margins.top, 8 - safeArea.top)
        margins.bottom = max(margins.bottom, 8 - safeArea.bottom)
        view.layoutMargins.own = margins
    }

    /// Returns the margin around a view: that of the table's cells for a header or footer with the table's margins, and
    /// that of any root for an item of a collection at the top of a xib [5 roots, 3 repositories].
    private func outerMargin(of view: View, width: Double) -> Double? {
        if root.isItemOfXib { return SideMargin.points(width: width) }
        guard [.tableHeaderView, .tableFooterView].contains(root.kind), view.layoutMargins.preservesSuperview
        else { return nil }
        return cellMetrics.margins(cellWidth: width).left
    }

    private var cellMetrics: CellMetrics {
        let place: CellMetrics.Place = root.table.map { $0["key"] == "view" ? .controller : .nested } ?? .xib
        return CellMetrics(
            version: version, device: device, place: place, isInset: root.table?["style"] == "insetGrouped",
            preservesTableMargins: root.element.flag("preservesSuperviewLayoutMargins"))
    }

    private func accessory(
        _ cell: XMLElement, _ content: XMLElement, _ size: Size, _ margins: LayoutMargins
    ) -> RowAccessory? {
        cell["accessoryType"].flatMap(CellAccessory.init).map { kind in
            RowAccessory(
                kind, width: size.width - contentSize(of: cell, content: content, size: size).width,
                margin: isRightToLeft ? margins.own?.left : margins.own?.right)
        }
    }

    private func contentSize(of cell: XMLElement, content: XMLElement, size: Size) -> Size {
        guard cell.name == "tableViewCell" else { return size }
        let hasSeparators = root.table.map { ($0["separatorStyle"] ?? "default") != "none" } ?? true
        let height = max(0, size.height - cellMetrics.separator(hasSeparators: hasSeparators))
        guard let accessory = cell["accessoryType"], accessory != "none" else {
            return Size(width: size.width, height: height)
        }
        let stored = (cell.storedFrame?.width ?? 0) - (content.storedFrame?.width ?? cell.storedFrame?.width ?? 0)
        let width = cellMetrics.accessoryWidth(accessory, cellWidth: size.width) ?? stored
        return Size(width: max(0, size.width - width), height: height)
    }

    private func contentMargins(_ cell: XMLElement, _ content: XMLElement, cellWidth: Double) -> LayoutMargins {
        contentMargins(
            cell, content, cellWidth: cellWidth, hasAccessory: cell["accessoryType"].map { $0 != "none" } ?? false)
    }

    private func contentMargins(
        _ cell: XMLElement, _ content: XMLElement, cellWidth: Double, hasAccessory: Bool
    ) -> LayoutMargins {
        var system = cellMetrics.margins(cellWidth: cellWidth)
        if hasAccessory, isRightToLeft { system.left = ListMetrics.contentToAccessory }
        if hasAccessory, !isRightToLeft { system.right = ListMetrics.contentToAccessory }
        var margins = LayoutMargins(system)
        if let own = self.margins(of: content).own {
            margins.own = version < 12_600 ? own : own.maximum(system)
        }
        if margins.preservesSuperview || content.flag("preservesSuperviewLayoutMargins"),
            let cell = self.margins(of: cell).own
        {
            margins.own = margins.own.map { $0.maximum(cell) }
        }
        margins.insetsFromSafeArea = false
        return margins
    }
}

extension EdgeInsets {
    /// Returns the larger inset at each edge.
    fileprivate func maximum(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
