internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree

/// How Interface Builder's canvas lays out the content view of a cell.
struct CellMetrics: Sendable {
    var version: FormatVersion
    var device: CanvasDevice
    /// Whether it is the top of a xib, without a table around it.
    var isInXib: Bool

    /// The margins of the content view without an accessory, in points.
    func margins(cellWidth: Double) -> EdgeInsets {
        EdgeInsets(
            top: verticalMargin, left: sideMargin(cellWidth), bottom: verticalMargin, right: sideMargin(cellWidth))
    }

    private var verticalMargin: Double {
        if device.isOverride { return ListMetrics.cellVerticalMargin }
        return version <= 12_089 ? 8 : version < 24_063 ? ListMetrics.cellVerticalMargin : 15
    }

    private func sideMargin(_ cellWidth: Double) -> Double {
        if !device.isOverride {
            if version <= 12_089 { return 8 }
            if version >= 14_800, version < 17_100, device.viewport.size.width <= 375 { return 15 }
            if isInXib, cellWidth <= 320, version < 19_500 { return 16 }
        }
        return isWide ? 20 : 16
    }

    /// The device decides, not the cell.
    private var isWide: Bool {
        if device.isOverride { return device.viewport.shorterSide > 375 }
        return switch device.id {
        case "retina4_7", "retina4_0", "retina3_5", "retina5_5", nil: false
        case "retina5_9": version >= 21_679
        default: true
        }
    }

    /// The separator that shortens the content view, in points.
    func separator(hasSeparators: Bool) -> Double {
        version < 14_790 && hasSeparators && !device.isOverride ? 1 / device.viewport.scale : 0
    }
}

extension CellMetrics {
    /// What an accessory takes from the width of the content view, in points; `nil` where no version is known.
    func accessoryWidth(_ type: String, cellWidth: Double) -> Double? {
        guard let accessory = CellAccessory(rawValue: type) else { return nil }
        let side: Double = isWide(cellWidth: cellWidth) ? 20 : 16
        let width = ListMetrics.width(of: accessory, margin: side, scale: device.viewport.scale)
        let isSmall = version.contentSize == .extraSmall
        switch accessory {
        case .disclosureIndicator: return oldDisclosureWidth(side: side) ?? width - (isSmall ? 2 : 0)
        case .checkmark: return side == 20 || version >= 17_000 ? width : nil
        // A symbol, which scales with the text [32 cells, and 1 of the smallest size].
        case .detailButton: return version < 13_000 ? 47 : version < 17_000 ? nil : width - (isSmall ? 3.5 : 0)
        case .detailDisclosureButton: return version < 17_000 ? nil : width
        }
    }

    /// The device decides, but narrow cells of xibs and wide ones without a device [one file each].
    private func isWide(cellWidth: Double) -> Bool {
        if isInXib, cellWidth <= 320, !device.isOverride { return false }
        return device.viewport.shorterSide > 375 || device.id == nil && !device.isOverride && cellWidth > 375
    }

    /// Where the parts of a built-in style begin and end in the content view, in points from its sides.
    func styleSides(_ accessory: String?, cellWidth: Double) -> (leading: Double, trailing: Double) {
        let leading: Double = version < 13_000 && !device.isOverride ? 15 : isWide(cellWidth: cellWidth) ? 20 : 16
        guard let accessory, accessory != "none" else { return (leading, leading) }
        return (leading, version < 15_000 && !device.isOverride ? 0 : ListMetrics.contentToAccessory)
    }

    /// Before the width of today.
    private func oldDisclosureWidth(side: Double) -> Double? {
        if version < 13_500 { return 33 }
        if version < 15_000 { return 27.5 }
        if version < 18_000 { return side == 20 ? 31 : 27 }
        return nil
    }
}
