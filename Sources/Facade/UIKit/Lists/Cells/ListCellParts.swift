import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// The parts of a list cell around its content: accessories, separator, and background.
@MainActor final class ListCellParts {
    private unowned let cell: UICollectionViewListCell
    private let line = UIView()
    /// The separator above the row; `nil` until there is one.
    private var topLine: UIView?
    private let background = UIView()
    private var accessories: [ListAccessoryView] = []
    private var shownLine = false

    init(_ cell: UICollectionViewListCell) { self.cell = cell }

    /// The minimum height of a row in points; 0 for headers and footers.
    var leastHeight: CGFloat { cell.place.map { $0.isHeader ? 0 : 44 } ?? 0 }

    private var scale: CGFloat { max(1, cell.traitCollection.displayScale) }

    /// Lays out all parts for the current size of the row.
    func update() {
        takeAccessories()
        let bounds = CGRect(origin: .zero, size: cell.bounds.size)
        let margin = cell.place.map { CGFloat($0.metrics.sideMargin) } ?? 16
        var (leading, trailing) = (CGFloat(0), CGFloat(0))
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        for view in accessories where view.isLeading {
            let x = (leading == 0 ? margin + (cell.indentsAccessories ? indent : 0) : leading + spacing)
            place(view, x, in: bounds)
            leading = x + view.width
        }
        for view in accessories.reversed() where !view.isLeading {
            let end = trailing == 0 ? CGFloat(ListMetrics.accessoryMargin) : trailing + spacing
            place(view, bounds.width - end - view.width, in: bounds)
            trailing = end + view.width
        }
        let start = leading == 0 ? indent : leading
        var frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start - trailing), height: bounds.height)
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        if cell.contentView.frame != frame { cell.contentView.frame = frame }
        takeContentMargins(margin, leading > 0, trailing > 0)
        showBackground()
        background.frame = bounds
        placeLine(from: start, margin)
        placeTopLine(from: start + margin)
    }

    private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var spacing: CGFloat { CGFloat(ListMetrics.accessorySpacing) }

    private func place(_ view: ListAccessoryView, _ x: CGFloat, in bounds: CGRect) {
        let size = view.size
        let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - view.width : x, y: y, width: view.width, height: size.height)
    }

    /// Sets the margins of the content view, which are smaller next to accessories.
    private func takeContentMargins(_ margin: CGFloat, _ hasLeading: Bool, _ hasTrailing: Bool) {
        var margins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        if hasLeading { margins.left = CGFloat(ListMetrics.contentToAccessory) * 2 }
        if hasTrailing { margins.right = CGFloat(ListMetrics.contentToAccessory) }
        if isMirrored { (margins.left, margins.right) = (margins.right, margins.left) }
        cell.contentView.preservesSuperviewLayoutMargins = false
        if cell.contentView.layoutMargins != margins { cell.contentView.layoutMargins = margins }
    }

    /// Creates views for the visible accessories, and reuses the views of those that remain.
    private func takeAccessories() {
        let isEditing = cell.isEditedInList
        let shown = cell.accessories.filter { accessory in
            switch accessory.displayed {
            case .always: !accessory.look.isHidden
            case .whenEditing: isEditing && !accessory.look.isHidden
            case .whenNotEditing: !isEditing && !accessory.look.isHidden
            }
        }
        var known = accessories
        accessories = shown.map { accessory in
            if let place = known.firstIndex(where: { $0.shows(accessory) }) {
                let view = known.remove(at: place)
                view.update()
                return view
            }
            let view = ListAccessoryView(accessory, of: cell)
            cell.addSubview(view)
            return view
        }
        for view in known { view.removeFromSuperview() }
    }

    /// Shows the default background of a row that has none of its own, gray while it is selected.
    func showBackground() {
        guard !cell.hasOwnBackground else { return background.removeFromSuperview() }
        let color =
            cell.isSelected || cell.isHighlighted
            ? UIColor.systemGray4 : cell.defaultBackgroundConfiguration().backgroundColor
        background.isHidden = cell.place.map { $0.isHeader } ?? true
        background.backgroundColor = color
        guard background.superview == nil, !background.isHidden else { return }
        cell.insertSubview(background, at: 0)
    }

    private func placeLine(from start: CGFloat, _ margin: CGFloat) {
        guard let place = cell.place, let insets = lineInsets(place, start + margin) else {
            if shownLine { line.isHidden = true }
            return
        }
        if !shownLine {
            shownLine = true
            cell.addSubview(line)
        }
        line.isHidden = false
        show(line, place, insets, y: cell.bounds.height - 1 / scale)
    }

    /// Shows a separator at a height of the row.
    private func show(_ line: UIView, _ place: ListRowPlace, _ insets: EdgeInsets, y: CGFloat) {
        let configuration = separator(place)
        let isOneOfSeveral = cell.isSelected && cell.list?.selectsSeveral ?? false
        line.backgroundColor = isOneOfSeveral ? configuration.multipleSelectionColor : configuration.color
        let (left, right) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        line.frame = CGRect(x: left, y: y, width: max(0, cell.bounds.width - left - right), height: 1 / scale)
    }

    /// Shows the separator above the row, which only a configuration asks for.
    private func placeTopLine(from start: CGFloat) {
        guard let place = cell.place, separator(place).topSeparatorVisibility == .visible else {
            topLine?.removeFromSuperview()
            return topLine = nil
        }
        let line = topLine ?? UIView()
        if topLine == nil { cell.addSubview(line) }
        topLine = line
        show(line, place, insets(separator(place).topSeparatorInsets, from: start), y: 0)
    }

    private func separator(_ place: ListRowPlace) -> UIListSeparatorConfiguration {
        let own = place.list.separatorConfiguration
        guard place.isRow else { return own }
        return place.list.itemSeparatorHandler?(place.path, own) ?? own
    }

    /// Returns the leading and trailing insets of the separator below the row; `nil` for no separator.
    private func lineInsets(_ place: ListRowPlace, _ start: CGFloat) -> EdgeInsets? {
        let isShownInStyle = place.list.showsSeparators && !place.isHeader && place.list.appearance != .sidebar
        let configuration = separator(place)
        switch configuration.bottomSeparatorVisibility {
        case .hidden: return nil
        case .automatic where !isShownInStyle: return nil
        case .automatic, .visible: break
        }
        let own = insets(configuration.bottomSeparatorInsets, from: start)
        let isForced = configuration.bottomSeparatorVisibility == .visible
        return place.metrics.separatorInset(own: own, isLast: place.isLast && !isForced)
    }

    /// Returns the insets that a configuration sets; a separator otherwise begins with the text, whose place is in
    /// points from the leading edge.
    private func insets(_ said: NSDirectionalEdgeInsets, from start: CGFloat) -> EdgeInsets {
        var text = start
        if let content = cell.contentConfiguration as? UIListContentConfiguration {
            text += content.imageColumn.map { $0 + content.imageToTextPadding } ?? 0
        }
        var own = EdgeInsets(left: Double(text))
        if said.leading < .greatestFiniteMagnitude { own.left = Double(said.leading) }
        if said.trailing < .greatestFiniteMagnitude { own.right = Double(said.trailing) }
        return own
    }
}
