import Foundation
import LayoutSimViewTree

extension UITableView {
    /// The number of rows by section, asked of the data source once.
    var counts: [Int] {
        if let known = data.counts { return known }
        // Without a data source there is one section, which is empty.
        guard let dataSource else { return [0] }
        let counts = counts(of: dataSource)
        data.counts = counts
        return counts
    }

    /// The numbers of rows that a data source has now, with placeholders.
    func counts(of dataSource: any UITableViewDataSource) -> [Int] {
        (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0) + placeholders.count(inSection: $0)
        }
    }

    /// The cell of a row, from the data source unless the row is a placeholder.
    func cell(from dataSource: any UITableViewDataSource, at path: IndexPath) -> UITableViewCell {
        guard let placeholder = placeholders.placeholder(at: path) else {
            return dataSource.tableView(self, cellForRowAt: placeholders.dataSourcePath(of: path))
        }
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
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
        let metrics = metrics
        let (left, right) = rowInsets(metrics)
        if let geometry, geometry.width == bounds.width, geometry.left == left, geometry.right == right {
            return geometry
        }
        var top: CGFloat = 0
        if let header = tableHeaderView { top = header.frame.height }
        delegateKnowsHeights = false
        let scale = scale
        let new = TableGeometry(
            counts: counts, top: top, width: bounds.width, left: left, right: right,
            headerPadding: { self.headerPadding($0) }, heightOf: { self.height(of: $0, metrics, scale: scale) })
        geometry = new
        return new
    }

    private var scale: CGFloat { max(1, traitCollection.displayScale) }

    /// Rows were made anew: their heights are asked again, those of all rows if the delegate has a say in them.
    func invalidateHeights(of paths: [IndexPath]) {
        guard let known = geometry, !delegateKnowsHeights, known.counts == counts else { return invalidateGeometry() }
        let scale = scale
        let changed = paths.compactMap { path -> MeasuredHeight? in
            let height = rowHeight(path, scale: scale)
            return known.frame(of: .row(path))?.height == height
                ? nil : MeasuredHeight(element: .row(path), height: height)
        }
        if !changed.isEmpty { geometry?.change(changed) }
        needsPlacing = true
        setNeedsLayout()
    }

    /// From the sides of the table to its rows: rows of inset groups lie within the safe area.
    private func rowInsets(_ metrics: ListMetrics) -> (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let safe = safeAreaInsets
        return (metrics.groupInset + safe.left, metrics.groupInset + safe.right)
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
        if !knowsIndex, dataSource != nil {
            knowsIndex = true
            reloadIndex()
        }
        for _ in 0..<20 { if showElements() { break } }
        let geometry = validGeometry
        placeEnds(geometry)
        backgroundView?.frame = bounds
        placeIndex()
        prefetch()
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
        var measured: [MeasuredHeight] = []
        for path in paths {
            guard let frame = geometry.frame(of: .row(path)) else { continue }
            let cell = rows[path] ?? makeRow(path, frame)
            if cell.frame != frame, rowMove?.source != path { cell.frame = frame }
            cell.position = position(of: path)
            if let height = measure(cell, at: path, frame) {
                measured.append(MeasuredHeight(element: .row(path), height: height))
            }
        }
        showBands(geometry, &measured)
        guard !measured.isEmpty else { return true }
        keepInSight(geometry, measured)
        return false
    }

    /// Takes over heights; what begins above the visible part grows upward, so that what is seen stays where it is.
    private func keepInSight(_ old: TableGeometry, _ measured: [MeasuredHeight]) {
        // A data source that changed its mind meanwhile has made the table forget its heights.
        guard geometry != nil else { return }
        geometry?.change(measured)
        let top = bounds.minY + followedInsets.top
        guard top > 0 else { return }
        var growth: CGFloat = 0
        for new in measured {
            guard case .row = new.element, let frame = old.frame(of: new.element), frame.minY < top else { continue }
            growth += new.height - frame.height
        }
        if growth != 0 { bounds.origin.y += growth }
    }

    func position(of path: IndexPath) -> UITableViewCell.Position {
        UITableViewCell.Position(
            isFirst: path.row == 0, isLast: path.row == counts[path.section] - 1, metrics: metrics,
            separatorInset: separatorInset, linesBeginWithText: ownSeparatorInset == nil,
            hasLines: separatorStyle != .none,
            hasSeparator: separatorStyle != .none && !hidesLine(below: path), separatorColor: separatorColor)
    }

    /// Rows that are selected have no lines around them.
    private func hidesLine(below path: IndexPath) -> Bool {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return [path, next].contains { rows[$0]?.showsOwnSelection ?? false }
    }

    /// Shows or hides the lines above and below a row that was selected or is no longer.
    func separatorsChanged(around cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        for path in [path, IndexPath(row: path.row - 1, section: path.section)] {
            guard let cell = rows[path] else { continue }
            cell.position = position(of: path)
        }
    }

    func makeRow(_ path: IndexPath, _ frame: CGRect) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell() }
        let cell = cell(from: dataSource, at: path)
        cell.frame = frame
        cell.listStyle = style
        cell.sizesItself = sizesItself(path)
        rows[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        if selection.contains(path) { cell.setSelected(true, animated: false) }
        showEditing(of: cell, at: path, animated: false)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// The height of a row that sizes itself, if it is not the one that was thought.
    private func measure(_ cell: UITableViewCell, at path: IndexPath, _ frame: CGRect) -> CGFloat? {
        guard measuredHeights[.row(path)] == nil, sizesItself(path) else { return nil }
        let height = cell.fittingHeight(width: frame.width)
        measuredHeights[.row(path)] = height
        return height == frame.height ? nil : height
    }

    private func showBands(_ geometry: TableGeometry, _ measured: inout [MeasuredHeight]) {
        var wanted: Set<TableElement> = []
        for section in geometry.sections.indices {
            let whole = geometry.rect(ofSection: section)
            guard whole.minY <= bounds.maxY, whole.maxY >= bounds.minY else { continue }
            for element in [TableElement.header(section), .footer(section)] {
                guard var frame = geometry.frame(of: element) else { continue }
                if style == .plain { frame = stuck(frame, element, in: whole) }
                guard frame.maxY >= bounds.minY, frame.minY <= bounds.maxY else { continue }
                guard let view = bands[element] ?? makeBand(element) else { continue }
                wanted.insert(element)
                if view.frame != frame { view.frame = frame }
                if let height = measure(view, element, frame) {
                    measured.append(MeasuredHeight(element: element, height: height))
                }
            }
        }
        recycleBands { !wanted.contains($0) }
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

    private func measure(_ view: UIView, _ element: TableElement, _ frame: CGRect) -> CGFloat? {
        guard measuredHeights[element] == nil, bandSizesItself(element) else { return nil }
        let height = bandHeight(view, element, width: frame.width)
        measuredHeights[element] = height
        return height == frame.height ? nil : height
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
