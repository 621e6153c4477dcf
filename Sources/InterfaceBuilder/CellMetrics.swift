internal import LayoutSimDevices
internal import LayoutSimGeometry
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
