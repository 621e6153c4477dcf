import LayoutSimAudits
import LayoutSimDevices
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

    /// From the narrowest of the windows to the widest one, in points.
    var widths: ClosedRange<Double> {
        let widths = areas.flatMap { $0.map(\.width) }
        let least = widths.min() ?? 0
        return least...max(least, widths.max() ?? 0)
    }
}

extension FaultyWindows {
    /// Those of a line of windows of a height in points.
    init(_ fault: SizeFault, height: Double) {
        finding = fault.finding
        text = fault.windowsText
        json = JSON.Member("ranges", .array(fault.ranges.map(\.json)))
        smallest = Size(width: fault.ranges.first?.lowerBound ?? 0, height: height)
        areas = fault.ranges.map { range in
            [-0.5, 0.5].map { Size(width: range.lowerBound, height: height + $0) }
                + [0.5, -0.5].map { Size(width: range.upperBound, height: height + $0) }
        }
    }

    /// Those of certain sizes.
    init(_ fault: WindowsReport.Fault) {
        finding = fault.finding
        text = fault.windowsText
        json = JSON.Member("windows", .array(fault.windows.map(\.size.json)))
        smallest = fault.windows.map(\.size).min { ($0.height, $0.width) < ($1.height, $1.width) } ?? .zero
        areas = fault.windows.map { [$0.size] }
    }

    /// Those of a plane.
    init(_ fault: PlaneFault, in plane: SizePlane) {
        finding = fault.finding
        text = fault.windowsText(in: plane)
        json = JSON.Member("areas", .array(fault.areas.map { .array($0.corners.map(\.json)) }))
        let first = fault.areas.first?.slices.first
        smallest = Size(width: first?.widths.lowerBound ?? 0, height: first?.height ?? 0)
        areas = fault.areas.map(\.corners)
    }
}

extension ClosedRange<Double> {
    var json: JSON { .array([.number(thousandths(lowerBound)), .number(thousandths(upperBound))]) }
}

extension Size {
    var json: JSON { .array([.number(thousandths(width)), .number(thousandths(height))]) }
}
