import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree

extension UITableViewCell {
    /// The position of a row among its neighbors.
    struct Position: Equatable {
        var isFirst = false
        var isLast = false
        var metrics = ListMetrics(style: .plain, width: 320)
        var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        /// Whether separators are inset to the text, past the image.
        var linesBeginWithText = true
        /// Whether the table has separators.
        var hasLines = false
        /// Whether the separator below the row is visible.
        var hasSeparator = false
        var separatorColor: UIColor?
    }

    private var scale: CGFloat { max(1, traitCollection.displayScale) }

    /// The width that the accessory takes from the content view, in points.
    private var accessoryWidth: CGFloat {
        if let view = shownAccessoryView {
            return view.frame.width + ListMetrics.accessoryMargin + ListMetrics.contentToAccessory
        }
        if let shape, !isEditedInTable { return CGFloat(shape.accessory?.width ?? 0) }
        guard let kind = accessoryKind else { return 0 }
        return ListMetrics.width(of: kind, margin: layoutMargins.right, scale: scale, bodySize: bodySize)
    }

    /// The size of the body text style in points, to which accessories are scaled.
    private var bodySize: Double {
        TextStyle.body.font(at: traitCollection.preferredContentSizeCategory.category ?? .large).size
    }

    private var accessoryKind: CellAccessory? {
        switch shownAccessoryType {
        case .none: nil
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }

    /// The side insets in points that keep contents and accessories in the safe area.
    var sideInsets: (left: CGFloat, right: CGFloat) {
        guard let table = superview as? UITableView, table.insetsContentViewsToSafeArea else { return (0, 0) }
        let safe = safeAreaInsets
        return (safe.left, safe.right)
    }

    /// The part of the row without editing controls and section index, in points.
    private var room: CGRect {
        let (left, right) = sideInsets
        let (leading, trailing) = editingRoom
        let index = (superview as? UITableView)?.indexWidth ?? 0
        let width = max(0, bounds.width - left - right - leading - trailing - index)
        return CGRect(
            x: left + (isMirrored ? trailing + index : leading), y: 0, width: width, height: bounds.height)
    }

    /// Lays out the content view, the accessory, and the separator.
    func placeParts() {
        let room = room
        let width = max(0, room.width - accessoryWidth)
        contentView.frame = CGRect(
            x: isMirrored ? room.maxX - width : room.minX, y: 0, width: width,
            height: max(0, bounds.height - separatorRoom))
        placeAccessories(in: room)
        placeEditingControls()
        placeSeparator()
        roundCorners()
    }

    private func placeAccessories(in room: CGRect) {
        let shown = shownAccessoryView
        accessoryView?.isHidden = shown !== accessoryView
        if editingAccessoryView?.superview === self, shown !== editingAccessoryView {
            editingAccessoryView?.removeFromSuperview()
        }
        if let shown {
            if shown.superview !== self { addSubview(shown) }
            shown.frame = accessoryFrame(shown.frame.size, end: ListMetrics.accessoryMargin, in: room)
        }
        let symbols = shown == nil ? accessoryKind.map { ListMetrics.symbols(of: $0, bodySize: bodySize) } ?? [] : []
        let views = accessorySymbols(symbols)
        var end = ListMetrics.accessoryMargin
        for (view, symbol) in zip(views, symbols).reversed() {
            view.frame = accessoryFrame(CGSize(width: symbol.size, height: symbol.size), end: end, in: room)
            end += symbol.size + ListMetrics.accessorySpacing
        }
    }

    /// Returns the frame of an accessory, given the distance from its trailing edge to that of the row.
    private func accessoryFrame(_ size: CGSize, end: CGFloat, in room: CGRect) -> CGRect {
        CGRect(
            x: isMirrored ? room.minX + end : room.maxX - end - size.width, y: pixel((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
    }

    /// Rounds the corners of the first and last rows of an inset group.
    private func roundCorners() {
        guard position.metrics.groupCornerRadius > 0 else { return }
        var corners: CACornerMask = []
        if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : position.metrics.groupCornerRadius
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    private func placeSeparator() {
        let insets = separatorInset
        let own = EdgeInsets(insets)
        let line = position.hasSeparator ? position.metrics.separatorInset(own: own, isLast: position.isLast) : nil
        separator.isHidden = line == nil
        guard let line else { return }
        separator.backgroundColor = position.separatorColor
        let height = 1 / scale
        let sides = sideInsets
        let leading = editingRoom.leading + pictureRoom
        let left = sides.left + (isMirrored ? line.right : line.left + leading)
        // A separator without a trailing inset extends to the screen's edge.
        let right = isMirrored ? line.left + leading : line.right
        let end = right > 0 ? right + sides.right : 0
        separator.frame = CGRect(
            x: left, y: bounds.height - height, width: max(0, bounds.width - left - end), height: height)
    }

    /// Lays out the labels and the image of the cell style.
    func placeLabels() {
        let (title, detail, picture) = parts
        guard !hasPartsOfFile, title != nil || detail != nil || picture != nil else { return }
        var room = contentView.bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: margin + CGFloat(indentationLevel) * indentationWidth, bottom: 0,
                right: accessoryWidth > 0 ? ListMetrics.contentToAccessory : margin))
        if let picture, let size = pictureSize {
            picture.frame = mirrored(
                CGRect(x: room.minX, y: pixel(room.midY - size.height / 2), width: size.width, height: size.height))
            room = room.inset(by: UIEdgeInsets(top: 0, left: size.width + 15, bottom: 0, right: 0))
        }
        switch cellStyle {
        case .default: title?.frame = mirrored(room)
        case .value1 where !stacksTexts, .value2 where !stacksTexts: placeSideBySide(title, detail, in: room)
        case .value1, .value2, .subtitle: placeStacked(title, detail, in: room)
        }
    }

    /// Whether the detail text is below the text: in the subtitle style, and at accessibility sizes in all self-sizing
    /// rows; a row of 44 points keeps them side by side (recorded on iOS 26.1).
    private var stacksTexts: Bool {
        cellStyle == .subtitle
            || cellStyle != .default && sizesItself
                && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    private var margin: CGFloat { CGFloat(position.metrics.sideMargin) }

    /// The height that the separator takes from the contents before iOS 13, in points.
    private var separatorRoom: CGFloat {
        if position.hasLines, !_iOS(13) { return 1 / scale }
        return CGFloat(shape?.bottomInset ?? 0)
    }

    /// The size of the image in points: its own, or that of an image taller than the row scaled to the row's height,
    /// cut off where the content view ends. Measured on iOS 9: images of 512 points are 80 by 79.5 in rows of 80.
    private var pictureSize: CGSize? {
        guard let own = parts.picture?.image?.size, own.height > bounds.height, own.height > 0 else {
            return parts.picture?.image?.size
        }
        return CGSize(
            width: pixel(own.width * bounds.height / own.height), height: min(bounds.height, contentView.bounds.height))
    }

    /// The distance in points by which the image shifts the text.
    private var pictureRoom: CGFloat {
        guard cellStyle != .value2, ownSeparatorInset == nil, position.linesBeginWithText, !hasPartsOfFile else {
            return 0
        }
        return pictureSize.map { $0.width + 15 } ?? 0
    }

    /// Replaces the margins of the previous table with those of the current one; margins set by the app or by a nib are
    /// kept.
    func takeMargins(of metrics: ListMetrics, insteadOf old: ListMetrics) {
        guard shape == nil, metrics.sideMargin != old.sideMargin else { return }
        for view in [self, contentView] where view.layoutMargins.left == CGFloat(old.sideMargin) {
            view.layoutMargins.left = CGFloat(metrics.sideMargin)
            view.layoutMargins.right = CGFloat(metrics.sideMargin)
        }
    }

    private func placeSideBySide(_ title: UILabel?, _ detail: UILabel?, in room: CGRect) {
        let first = title?.sizeThatFits(room.size) ?? .zero
        let second = detail?.sizeThatFits(room.size) ?? .zero
        let firstWidth = min(cellStyle == .value2 ? 91 : first.width, room.width)
        title?.frame = mirrored(
            CGRect(x: room.minX, y: pixel(room.midY - first.height / 2), width: firstWidth, height: first.height))
        let left = max(0, room.width - firstWidth - 6)
        let secondWidth = min(second.width, left)
        let x = cellStyle == .value2 ? room.minX + firstWidth + 6 : room.maxX - secondWidth
        detail?.frame = mirrored(
            CGRect(x: x, y: pixel(room.midY - second.height / 2), width: secondWidth, height: second.height))
    }

    private func placeStacked(_ title: UILabel?, _ detail: UILabel?, in room: CGRect) {
        let first = title.map { $0.text?.isEmpty ?? true ? .zero : $0.sizeThatFits(room.size) } ?? .zero
        let second = detail.map { $0.text?.isEmpty ?? true ? .zero : $0.sizeThatFits(room.size) } ?? .zero
        let gap: CGFloat = first.height > 0 && second.height > 0 ? 3 : 0
        let top = pixel(room.midY - (first.height + gap + second.height) / 2)
        title?.frame = mirrored(
            CGRect(x: room.minX, y: top, width: min(first.width, room.width), height: first.height))
        detail?.frame = mirrored(
            CGRect(
                x: room.minX, y: top + first.height + gap, width: min(second.width, room.width), height: second.height))
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        var frame = frame
        frame.origin.x = contentView.bounds.width - frame.maxX
        return frame
    }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// Returns the height that the contents need at a width, in points.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        frame.size.width = width
        placeParts()
        let (title, detail, picture) = parts
        let part = measuredPart(contentView)
        let hasConstraints =
            contentConfiguration != nil || part === self
            || contentView.subviews.contains {
                !$0.translatesAutoresizingMaskIntoConstraints
            }
        var height: CGFloat = 44
        if hasConstraints {
            contentView.arrangeListTexts()
            let target = CGSize(width: part.bounds.width, height: 0)
            let fitting = part.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { height = fitting.height + separatorRoom }
        } else if title != nil || detail != nil || picture != nil {
            height = labelHeight
        }
        return (height * scale).rounded(.up) / scale
    }

    private var labelHeight: CGFloat {
        let (title, detail, picture) = parts
        let width = contentView.bounds.width - 2 * margin
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let first = title?.sizeThatFits(room).height ?? 0
        let second = detail?.sizeThatFits(room).height ?? 0
        let text = stacksTexts && second > 0 ? first + 3 + second : max(first, second)
        return max(44, text + 2 * ListMetrics.cellVerticalMargin, (picture?.image?.size.height ?? 0) + 1)
    }
}
