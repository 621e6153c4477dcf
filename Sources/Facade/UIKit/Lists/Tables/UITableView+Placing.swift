import Foundation
import LayoutSimViewTree
import LayoutSimUIKitArithmetic

extension UITableView {
    func placeIfNeeded() { if needsPlacing { place() } }

    /// Requests that the rows and what is below them be placed again, with the heights that they have.
    func setNeedsPlacing() {
        needsPlacing = true
        setNeedsLayout()
    }

    /// Shows the rows, headers, and footers in the bounds, including self-sizing ones.
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
        placeFillers(from: geometry.height)
    }

    /// Shows the separators of empty rows below the last one of a plain table with a height for them and no footer
    /// view.
    private func placeFillers(from end: CGFloat) {
        let isFilled = style == .plain && fillerRowHeight > 0 && tableFooterView == nil && separatorStyle != .none
        let count = isFilled ? max(0, Int(((bounds.maxY - end) / fillerRowHeight).rounded(.up))) : 0
        while fillers.count > count { fillers.removeLast().removeFromSuperview() }
        while fillers.count < count {
            let line = UITableViewFillerSeparator()
            insertSubview(line, at: backgroundView == nil ? 0 : 1)
            fillers.append(line)
        }
        let (inset, height) = (shownSeparatorInset, 1 / scale)
        for (row, line) in fillers.enumerated() {
            line.backgroundColor = separatorColor
            line.frame = CGRect(
                x: inset.left, y: end + CGFloat(row + 1) * fillerRowHeight - height,
                width: max(0, bounds.width - inset.left - inset.right), height: height)
        }
    }

    /// The insets of separators in points, from the edges of rows; those that begin at the automatic ones are added to
    /// them.
    private var shownSeparatorInset: UIEdgeInsets {
        guard separatorInsetReference == .fromAutomaticInsets, let own = ownSeparatorInset else {
            return separatorInset
        }
        return UIEdgeInsets(
            top: 0, left: CGFloat(metrics.sideMargin) + own.left, bottom: 0, right: own.right)
    }

    /// Shows the elements in the bounds; returns `false` if a measured height differed from the expected one.
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

    /// Applies measured heights; rows that begin above the visible area grow upward, so that the visible rows do not
    /// move.
    private func keepInSight(_ old: TableGeometry, _ measured: [MeasuredHeight]) {
        // The table discards its heights if the data source changed in the meantime.
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
            separatorInset: shownSeparatorInset,
            linesBeginWithText: ownSeparatorInset == nil || separatorInsetReference == .fromAutomaticInsets,
            hasLines: separatorStyle != .none,
            hasSeparator: separatorStyle != .none && !hidesLine(below: path), separatorColor: separatorColor)
    }

    /// Returns whether the separator below a row is hidden, as it is around selected rows.
    private func hidesLine(below path: IndexPath) -> Bool {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return [path, next].contains { rows[$0]?.showsOwnSelection ?? false }
    }

    /// Updates the separators above and below a row whose selection changed.
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

    /// Returns the height of a self-sizing row, if it differs from the expected one.
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

    /// Returns the frame of a header or footer of a plain table, pinned to the top or bottom while its section is
    /// visible.
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

    /// Scrolls a rectangle to a position in the visible area.
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

/// A separator of an empty row below the last row.
@MainActor final class UITableViewFillerSeparator: UIView {}
