import Foundation
import LayoutSimViewTree
import LayoutSimUIKitArithmetic

// Where sections, rows, headers and footers lie, and what that depends on.
extension UITableView {
    /// The number of rows in each section, cached from the data source.
    var counts: [Int] {
        if let knownCounts { return knownCounts }
        // Without a data source, there is one empty section.
        guard let dataSource else { return [0] }
        let counts = counts(of: dataSource)
        knownCounts = counts
        return counts
    }

    /// Returns the data source's current row counts, plus placeholders.
    func counts(of dataSource: any UITableViewDataSource) -> [Int] {
        (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0) + placeholders.count(inSection: $0)
        }
    }

    /// Returns the cell of a row from the data source, or that of a placeholder.
    func cell(from dataSource: any UITableViewDataSource, at path: IndexPath) -> UITableViewCell {
        guard let placeholder = placeholders.placeholder(at: path) else {
            let own = placeholders.dataSourcePath(of: path)
            let cell = dataSource.tableView(self, cellForRowAt: own)
            let level = delegate?.tableView(self, indentationLevelForRowAt: own) ?? Unanswered.level
            if level >= 0 { cell.indentationLevel = level }
            return cell
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
        var metrics = ListMetrics(style: style, width: bounds.width)
        metrics.followsReadableWidth = cellLayoutMarginsFollowReadableWidth
        return metrics
    }

    /// Discards the geometry, so that heights are requested again.
    func invalidateGeometry() {
        geometry = nil
        needsPlacing = true
        setNeedsLayout()
    }

    /// The current geometry, including estimated heights.
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

    /// The scale of the screen in pixels per point.
    var scale: CGFloat { max(1, traitCollection.displayScale) }

    /// Updates the heights of reloaded rows, or of all rows if the delegate provides heights.
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

    /// Returns the distances from the sides of the table to its rows; inset groups are within the safe area.
    private func rowInsets(_ metrics: ListMetrics) -> (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let safe = safeAreaInsets
        return (metrics.groupInset + safe.left, metrics.groupInset + safe.right)
    }

    /// Returns the padding above a section header in a plain table.
    private func headerPadding(_ section: Int) -> CGFloat {
        guard style == .plain, sectionHeaderTopPadding > 0 else { return 0 }
        return hasHeader(section) ? sectionHeaderTopPadding : 0
    }
}
