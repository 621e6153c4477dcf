import LayoutSimAudits
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimSizes

/// A fault and the windows that have it, formatted for output.
struct FaultyWindows {
    let finding: AuditFinding
    /// The text, such as `widths 320 … 391.5`.
    let text: String
    /// The JSON member with the windows.
    let json: JSON.Member
    /// The smallest window that has the fault: the lowest and then the narrowest one.
    let smallest: Size
    /// The windows as polygons of widths and heights in points.
    let areas: [[Size]]

    /// The widths from the narrowest to the widest of the windows, in points.
    var widths: ClosedRange<Double> {
        let widths = areas.flatMap { $0.map(\.width) }
        let least = widths.min() ?? 0
        return least...max(least, widths.max() ?? 0)
    }
}

extension FaultyWindows {
    /// Creates the output of a fault on a line of windows with a height in points.
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

    /// Creates the output of a fault in specific windows.
    init(_ fault: WindowsReport.Fault) {
        finding = fault.finding
        text = fault.windowsText
        json = JSON.Member("windows", .array(fault.windows.map(\.size.json)))
        smallest = fault.windows.map(\.size).min { ($0.height, $0.width) < ($1.height, $1.width) } ?? .zero
        areas = fault.windows.map { [$0.size] }
    }

    /// Creates the output of a fault in a plane.
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
