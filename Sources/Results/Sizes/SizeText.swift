import LayoutSimNotation

extension ClosedRange<Double> {
    /// Returns whether two ranges are equal to within half a point.
    fileprivate func isNear(_ other: Self) -> Bool {
        abs(lowerBound - other.lowerBound) <= 0.5 && abs(upperBound - other.upperBound) <= 0.5
    }
}

extension SizeFault {
    /// The windows that have the fault, such as `widths 320 … 391.5`.
    package var windowsText: String { ranges.text(of: "width") }
}

extension PlaneFault {
    /// Returns the windows that have the fault, such as `widths 320 … 347.5 and heights 480 … 563`; lengths that all
    /// windows of the plane share are omitted.
    package func windowsText(in plane: SizePlane) -> String {
        let shown = areas.prefix(3).map { area in
            let widths = area.widths.isNear(plane.widths) ? [] : [[area.widths].text(of: "width")]
            let heights = area.heights.isNear(plane.heights) ? [] : [[area.heights].text(of: "height")]
            let parts = widths + heights
            return (area.isRectangle ? "" : "parts of ")
                + (parts.isEmpty ? "all windows" : parts.joined(separator: " and "))
        }
        return shown.joined(separator: "; ") + (areas.count > 3 ? "; and \(counted(areas.count - 3, "more area"))" : "")
    }
}
