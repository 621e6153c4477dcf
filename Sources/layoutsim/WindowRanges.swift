import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimSizes

/// A fault and the windows that have it, as they are printed.
struct FaultyWindows {
    let finding: AuditFinding
    /// Such as `widths 320 … 391.5`.
    let text: String
    /// The member of JSON that has them.
    let json: JSON.Member
    /// A window that has the fault, the lowest and then the narrowest one.
    let smallest: Size
    /// The windows as polygons of widths and heights in points.
    let areas: [[Size]]
}

extension FaultyWindows {
    /// Those of a line of windows of a height in points.
    init(_ fault: SizeFault, height: Double) {
        finding = fault.finding
        text = "widths " + fault.ranges.map(\.text).joined(separator: ", ")
        json = JSON.Member("ranges", .array(fault.ranges.map(\.json)))
        smallest = Size(width: fault.ranges.first?.lowerBound ?? 0, height: height)
        areas = fault.ranges.map { range in
            [-0.5, 0.5].map { Size(width: range.lowerBound, height: height + $0) }
                + [0.5, -0.5].map { Size(width: range.upperBound, height: height + $0) }
        }
    }

    /// Those of a plane.
    init(_ fault: PlaneFault, in plane: SizePlane) {
        finding = fault.finding
        text = FaultyWindows.text(of: fault.areas, in: plane)
        json = JSON.Member("areas", .array(fault.areas.map { .array($0.corners.map(\.json)) }))
        let first = fault.areas.first?.slices.first
        smallest = Size(width: first?.widths.lowerBound ?? 0, height: first?.height ?? 0)
        areas = fault.areas.map(\.corners)
    }

    private static func text(of areas: [FaultArea], in plane: SizePlane) -> String {
        let shown = areas.prefix(3).map { area in
            let isAllWidths = area.widths.isNear(plane.widths)
            let isAllHeights = area.heights.isNear(plane.heights)
            let parts =
                (isAllWidths ? [] : ["widths \(area.widths.text)"]) + (isAllHeights ? [] : ["heights \(area.heights.text)"])
            let part = area.isRectangle ? "" : "parts of "
            return part + (parts.isEmpty ? "all windows" : parts.joined(separator: " and "))
        }
        return shown.joined(separator: "; ") + (areas.count > 3 ? "; and \(areas.count - 3) more areas" : "")
    }
}

extension ClosedRange<Double> {
    /// Such as `320 … 391.5`, in points.
    var text: String {
        let (lower, upper) = (thousandths(lowerBound), thousandths(upperBound))
        return lower == upper ? decimal(lower) : "\(decimal(lower)) … \(decimal(upper))"
    }

    var json: JSON { .array([.number(thousandths(lowerBound)), .number(thousandths(upperBound))]) }

    /// Whether both are the same but for half a point.
    fileprivate func isNear(_ other: Self) -> Bool {
        abs(lowerBound - other.lowerBound) <= 0.5 && abs(upperBound - other.upperBound) <= 0.5
    }
}

extension Size {
    fileprivate var json: JSON { .array([.number(thousandths(width)), .number(thousandths(height))]) }
}

/// A number of points without the rounding errors of a search.
func thousandths(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
