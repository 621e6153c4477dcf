internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree

/// The layout of a cell's content view in Interface Builder's canvas.
struct CellMetrics: Sendable {
    var version: FormatVersion
    var device: CanvasDevice
    /// The place of the cell's table.
    var place: Place

    /// Whether the table's sections are inset.
    var isInset = false

    /// Whether the cell has at least the margins of its table, as all cells do from Xcode 9 on.
    var preservesTableMargins = false

    /// The place of a cell's table, which determines the cell's margins.
    enum Place: Hashable, Sendable {
        /// The table is the view of a controller, whose margins apply to the cells.
        case controller
        /// The table is inside another view.
        case nested
        /// The cell is at the top of a xib, without a table.
        case xib
    }

    /// Returns the margins of the content view without an accessory, in points.
    func margins(cellWidth: Double) -> EdgeInsets {
        let side = sideMargin(cellWidth)
        return EdgeInsets(top: verticalMargin, left: side, bottom: verticalMargin, right: side)
    }

    /// The last version, Xcode 9.2, in which cells have the margins of other views.
    private var lastOfSmallMargins: FormatVersion { 13_173 }

    private var verticalMargin: Double {
        if device.isOverride { return ListMetrics.cellVerticalMargin }
        return version <= lastOfSmallMargins ? 8 : version < 24_063 ? ListMetrics.cellVerticalMargin : 15
    }

    private func sideMargin(_ cellWidth: Double) -> Double {
        guard !device.isOverride else { return device.viewport.shorterSide > 375 ? 20 : 16 }
        if version <= lastOfSmallMargins { return preservesTableMargins ? 15 : 8 }
        if version >= 14_700, version < 17_100, device.viewport.size.width <= 375, place != .controller { return 15 }
        if place == .xib, cellWidth <= 320 { return 16 }
        return isOnWideDevice || place == .controller && cellWidth > 375 ? 20 : 16
    }

    /// Whether cells of any width have margins of 20 points, as on devices with sensors.
    private var isOnWideDevice: Bool {
        switch device.id {
        case "retina4_7", "retina4_0", "retina3_5", nil: false
        // iOS 17 does not run on the phone, and the canvas of Xcode 15 only has its size.
        case "retina5_5": version < 22_000
        case "retina5_9": isWideWithNotch
        default: !device.isTablet
        }
    }

    /// Whether the first phone with a sensor housing has wide margins, as in Xcode 14 only [3 rows of 3 repositories;
    /// later rows, of 3 others, have narrow ones].
    private var isWideWithNotch: Bool { (20_500..<22_000).contains(version) || isInset && version >= 20_500 }

    /// Returns the height of the separator, which shortens the content view, in points.
    func separator(hasSeparators: Bool) -> Double {
        version < 14_790 && hasSeparators && !device.isOverride ? 1 / device.viewport.scale : 0
    }
}

extension CellMetrics {
    /// Returns the width that an accessory takes from the content view, in points; `nil` if no rule is known for the
    /// version.
    func accessoryWidth(_ type: String, cellWidth: Double) -> Double? {
        guard let accessory = CellAccessory(rawValue: type) else { return nil }
        let side: Double = isWide(cellWidth: cellWidth) ? 20 : 16
        let width = ListMetrics.width(of: accessory, margin: side, scale: device.viewport.scale)
        let isSmall = version.contentSize == .extraSmall
        switch accessory {
        case .disclosureIndicator:
            return oldDisclosureWidth(side: side) ?? (isSmall ? smallDisclosureWidth(side) : width)
        case .checkmark: return side == 20 || version >= 17_000 ? width : nil
        // A symbol, which scales with the text [32 cells, and 1 of the smallest size].
        case .detailButton: return version < 13_000 ? 47 : version < 17_000 ? nil : width - (isSmall ? 3.5 : 0)
        case .detailDisclosureButton:
            return version < 17_000 ? nil : version < 24_000 || device.isOverride ? width : 62.0 + 1.0 / 3
        }
    }

    /// Returns whether margins are wide: the device decides, except for narrow cells of xibs and wide cells without a
    /// device [one file each].
    private func isWide(cellWidth: Double) -> Bool {
        if place == .xib, cellWidth <= 320, !device.isOverride { return false }
        if place == .controller, cellWidth > 375 { return true }
        if device.id == "retina5_9", !device.isOverride, isWideWithNotch { return true }
        return device.viewport.shorterSide > 375 || device.id == nil && !device.isOverride && cellWidth > 375
    }

    /// Returns the distances of a built-in style's parts from the sides of the content view, in points.
    func styleSides(_ accessory: String?, cellWidth: Double) -> (leading: Double, trailing: Double) {
        let leading: Double = version < 13_000 && !device.isOverride ? 15 : isWide(cellWidth: cellWidth) ? 20 : 16
        guard let accessory, accessory != "none" else { return (leading, leading) }
        return (leading, version < 15_000 && !device.isOverride ? 0 : ListMetrics.contentToAccessory)
    }

    /// Returns the width at the smallest content size, which is a point more before the symbols of iOS 15 [12 cells of
    /// 2 repositories].
    private func smallDisclosureWidth(_ side: Double) -> Double {
        let width = ListMetrics.width(
            of: .disclosureIndicator, margin: side, scale: device.viewport.scale, bodySize: Self.smallBodySize)
        return version < 19_500 ? width + 1 : width
    }

    /// The font size of the body style at the smallest content size, in points.
    private static var smallBodySize: Double { 14 }

    /// Returns the width in old versions.
    private func oldDisclosureWidth(side: Double) -> Double? {
        if version < 13_500 { return 33 }
        if version < 14_700 { return side + 18 }
        if version < 15_000 { return 27.5 }
        if version < 18_000 { return side == 20 ? 31 : 27 }
        return nil
    }
}
