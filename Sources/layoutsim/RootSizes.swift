import LayoutSimAudits
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimSizes

/// What a layout root does in all windows of a line, as it is printed.
struct RootSizes {
    /// Its kind and id, such as `sceneView Sig-02-Viw`, or the name of a screen.
    let title: String
    let id: String
    let line: SizeLine
    let report: SizeReport
}

extension RootSizes {
    /// Lines for people: what was looked at, where layout changes, and each fault with its windows.
    var text: String {
        let head = "\(title), widths \(text([line.widths])), height \(decimal(line.height))"
        let proof =
            report.isProven
            ? "  proven for every width; layout changes at \(events)"
            : "  looked at point by point for widths \(text(report.sampled)); layout changes at \(events)"
        return ([head, proof] + faults + jumps).map { $0 + "\n" }.joined()
    }

    private var events: String { report.events.map { decimal(thousandths($0)) }.joined(separator: ", ") }

    private var faults: [String] {
        report.faults.map { fault in
            "  \(fault.finding.rule.rawValue) for widths \(text(fault.ranges)): \(fault.finding.message)"
        }
    }

    private var jumps: [String] {
        report.jumps.map { jump in
            "  \(jump.view.label) jumps by \(decimal(tenths(jump.distance))) points at a width of "
                + decimal(thousandths(jump.width))
        }
    }

    private func text(_ ranges: [ClosedRange<Double>]) -> String {
        ranges.map { range in
            let (lower, upper) = (thousandths(range.lowerBound), thousandths(range.upperBound))
            return lower == upper ? decimal(lower) : "\(decimal(lower)) … \(decimal(upper))"
        }
        .joined(separator: ", ")
    }
}

extension RootSizes {
    /// The same for other tools.
    var json: JSON {
        [
            "id": .string(id), "proven": .boolean(report.isProven), "sampled": json(report.sampled),
            "events": .array(report.events.map { .number(thousandths($0)) }),
            "faults": .array(
                report.faults.map { fault in
                    [
                        "rule": .string(fault.finding.rule.rawValue),
                        "object": .string(fault.finding.views.first?.id ?? id),
                        "objects": .array(fault.finding.views.map { .string($0.id) }),
                        "message": .string(fault.finding.message), "ranges": json(fault.ranges),
                    ]
                }),
            "jumps": .array(
                report.jumps.map { jump in
                    [
                        "object": .string(jump.view.id), "width": .number(thousandths(jump.width)),
                        "distance": .number(thousandths(jump.distance)),
                    ]
                }),
        ]
    }

    private func json(_ ranges: [ClosedRange<Double>]) -> JSON {
        .array(ranges.map { .array([.number(thousandths($0.lowerBound)), .number(thousandths($0.upperBound))]) })
    }
}

/// A number of points without the rounding errors of a search.
private func thousandths(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }

private func tenths(_ points: Double) -> Double { (points * 10).rounded() / 10 }
