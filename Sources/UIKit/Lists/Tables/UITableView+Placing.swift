import Foundation
import LayoutSimViewTree

extension UITableView {
    /// The number of rows by section, asked of the data source once.
    var counts: [Int] {
        if let known = data.counts { return known }
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        let counts = (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
        data.counts = counts
        return counts
    }

    var metrics: ListMetrics {
        let style: TableStyle =
            switch style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        return ListMetrics(style: style, width: bounds.width)
    }

    /// Heights are to be asked again.
    func invalidateGeometry() {
        geometry = nil
        needsPlacing = true
        setNeedsLayout()
    }

    /// Heights as they are known, estimates included.
    var validGeometry: TableGeometry {
        if let geometry, geometry.width == bounds.width { return geometry }
        let metrics = metrics
        var top: CGFloat = 0
        if let header = tableHeaderView { top = header.frame.height }
        let new = TableGeometry(
            counts: counts, top: top, width: bounds.width, inset: metrics.groupInset,
            headerPadding: { self.headerPadding($0) }, heightOf: { self.height(of: $0, metrics) })
        geometry = new
        return new
    }

    /// What lies above the header of a section in a plain table.
    private func headerPadding(_ section: Int) -> CGFloat {
        guard style == .plain, sectionHeaderTopPadding > 0 else { return 0 }
        return hasHeader(section) ? sectionHeaderTopPadding : 0
    }

    func placeIfNeeded() { if needsPlacing { place() } }

    /// Shows the rows, headers and footers in the bounds, with heights that they tell themselves.
    func place() {
        guard !isPlacing, updateDepth == 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        needsPlacing = false
        for _ in 0..<20 where !showElements() {}
        let geometry = validGeometry
        placeEnds(geometry)
        backgroundView?.frame = bounds
    }

    private func placeEnds(_ geometry: TableGeometry) {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        var height = geometry.height
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: height, width: bounds.width, height: footer.frame.height)
            height += footer.frame.height
        }
        let size = CGSize(width: bounds.width, height: height)
        if super.contentSize != size { super.contentSize = size }
    }

    /// Shows what is in the bounds; false when a height turned out to be another than was thought.
    private func showElements() -> Bool {
        let geometry = validGeometry
        let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
        let wanted = Set(paths)
        for path in rows.keys.sorted() where !wanted.contains(path) { recycle(path) }
        var isRight = true
        for path in paths {
            guard let frame = geometry.frame(of: .row(path)) else { continue }
            let cell = rows[path] ?? makeRow(path, frame)
            if cell.frame != frame { cell.frame = frame }
            cell.position = position(of: path)
            if !measure(cell, at: path, frame) { isRight = false }
        }
        if !showBands(geometry) { isRight = false }
        if !isRight { self.geometry = nil }
        return isRight
    }

    private func position(of path: IndexPath) -> UITableViewCell.Position {
        UITableViewCell.Position(
            isFirst: path.row == 0, isLast: path.row == counts[path.section] - 1, metrics: metrics,
            separatorInset: separatorInset, hasSeparator: separatorStyle != .none)
    }

    private func makeRow(_ path: IndexPath, _ frame: CGRect) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell() }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.frame = frame
        cell.listStyle = style
        rows[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        if selection.contains(path) { cell.setSelected(true, animated: false) }
        if isEditing { cell.setEditing(true, animated: false) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Whether a row that sizes itself is as high as was thought.
    private func measure(_ cell: UITableViewCell, at path: IndexPath, _ frame: CGRect) -> Bool {
        guard sizesItself(path), measuredHeights[.row(path)] == nil else { return true }
        let height = cell.fittingHeight(width: frame.width)
        measuredHeights[.row(path)] = height
        return height == frame.height
    }

    private func showBands(_ geometry: TableGeometry) -> Bool {
        var wanted: Set<TableElement> = []
        var isRight = true
        for section in geometry.sections.indices {
            let whole = geometry.rect(ofSection: section)
            for element in [TableElement.header(section), .footer(section)] {
                guard var frame = geometry.frame(of: element), whole.minY <= bounds.maxY, whole.maxY >= bounds.minY
                else { continue }
                if style == .plain { frame = stuck(frame, element, in: whole) }
                guard frame.maxY >= bounds.minY, frame.minY <= bounds.maxY else { continue }
                guard let view = bands[element] ?? makeBand(element) else { continue }
                wanted.insert(element)
                if view.frame != frame { view.frame = frame }
                if !measure(view, element, frame) { isRight = false }
            }
        }
        for (element, view) in bands where !wanted.contains(element) {
            bands[element] = nil
            view.removeFromSuperview()
            recycle(view)
        }
        return isRight
    }

    /// Headers of a plain table stay at its top, footers at its bottom, while their section is in sight.
    private func stuck(_ frame: CGRect, _ element: TableElement, in whole: CGRect) -> CGRect {
        var frame = frame
        let insets = adjustedContentInset
        if case .header = element {
            frame.origin.y = min(max(frame.minY, bounds.minY + insets.top), whole.maxY - frame.height)
        } else {
            frame.origin.y = max(min(frame.minY, bounds.maxY - insets.bottom - frame.height), whole.minY)
        }
        return frame
    }

    private func measure(_ view: UIView, _ element: TableElement, _ frame: CGRect) -> Bool {
        guard bandSizesItself(element), measuredHeights[element] == nil else { return true }
        let height = bandHeight(view, element, width: frame.width)
        measuredHeights[element] = height
        return height == frame.height
    }

    /// Moves the bounds so that a rectangle lies at a place in them.
    func scroll(to rect: CGRect, at position: ScrollPosition) {
        placeIfNeeded()
        let insets = adjustedContentInset
        var y = contentOffset.y
        let visible = bounds.height - insets.top - insets.bottom
        switch position {
        case .top: y = rect.minY - insets.top
        case .middle: y = rect.midY - visible / 2 - insets.top
        case .bottom: y = rect.maxY - visible - insets.top
        case .none:
            if rect.minY < y + insets.top { y = rect.minY - insets.top }
            if rect.maxY > y + insets.top + visible { y = rect.maxY - visible - insets.top }
        }
        let lowest = contentSize.height + insets.bottom - bounds.height
        contentOffset = CGPoint(x: contentOffset.x, y: max(-insets.top, min(y, max(lowest, -insets.top))))
    }
}
