import LayoutSimAudits
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimSizePages
import LayoutSimSizes

/// What a layout root does in all windows of a line or a plane, as it is printed.
struct RootSizes: Sendable {
    /// What was found.
    enum Report: Sendable {
        case line(SizeReport)
        case plane(PlaneReport)
        case windows(WindowsReport, on: WindowSystem)
    }

    /// Its kind and id, such as `sceneView Sig-02-Viw`, or the name of a screen.
    let title: String
    /// Where its faults belong.
    let subject: AuditReport.Subject
    let windows: SizePlane
    let report: Report
}

extension RootSizes {
    /// The faults in the order in which they are met.
    var faults: [FaultyWindows] {
        switch report {
        case .line(let report):
            report.faults.map { FaultyWindows($0, height: windows.heights.lowerBound) }
        case .plane(let report): report.faults.map { FaultyWindows($0, in: windows) }
        case .windows(let report, _): report.faults.map(FaultyWindows.init)
        }
    }

    /// The faults that no waiver allows.
    func openFaults(_ waivers: [AuditWaiver]) -> [FaultyWindows] {
        faults.filter { fault in !waivers.contains { $0.fits(fault.finding, in: subject, widths: fault.widths) } }
    }

    /// Lines for people: what was looked at, where layout changes, and each fault with its windows.
    func text(_ waivers: [AuditWaiver], _ changes: SizeChanges? = nil) -> String {
        let open = openFaults(waivers)
        let faults = open.map { "  \($0.finding.rule.rawValue) for \($0.text): \($0.finding.message)" }
        let waived = self.faults.count - open.count
        let notes = waived == 0 ? [] : ["  \(waived) waived"]
        let told = changes?.lines.map { "  since the change:" + $0.dropFirst() } ?? []
        return ([head, proof] + faults + notes + jumps + flips + explanation(of: open) + told).map { $0 + "\n" }
            .joined()
    }

    private var head: String {
        if case .windows = report { return title }
        let heights = windows.heights.lowerBound == windows.heights.upperBound ? "height" : "heights"
        return "\(title), widths \(windows.widths.pointsText), \(heights) \(windows.heights.pointsText)"
    }

    private var proof: String {
        switch report {
        case .line(let report):
            let events = report.events.map { decimal(thousandths($0)) }.joined(separator: ", ")
            let ranges = report.sampled.map(\.pointsText).joined(separator: ", ")
            return "  "
                + (report.isProven ? "proven for every width" : "looked at point by point for widths \(ranges)")
                + "; layout changes at \(events)"
        case .plane(let report):
            guard let first = report.sampledHeights.first, let last = report.sampledHeights.last else {
                return "  proven for every window; \(counted(report.events.count, "band")) of heights"
            }
            return "  looked at line by line for heights \((first...last).pointsText)"
        case .windows(let report, let system):
            return "  looked at in \(counted(report.windows.count, "window")) of iOS \(system.version)"
        }
    }

    /// The farthest jumps; a text that breaks elsewhere moves all that is below it, which readers of the JSON may want to know.
    private var jumps: [String] {
        guard case .line(let report) = report, !report.jumps.isEmpty else { return [] }
        let farthest = report.jumps.enumerated()
            .sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
            .prefix(3).map(\.element)
        let shown = farthest.map { jump in
            "\(jump.view.label) by \(decimal((jump.distance * 10).rounded() / 10)) points at a width of "
                + decimal(thousandths(jump.width))
        }
        let more = report.jumps.count - shown.count
        return ["  jumps: " + shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")]
    }

    /// The views that change sides.
    private var flips: [String] {
        guard case .line(let report) = report else { return [] }
        return report.flips.map { flip in
            "  \(flip.views.map(\.label).joined(separator: " and ")) change sides at a width of "
                + decimal(thousandths(flip.width))
        }
    }

    /// How to find out why the first fault is there.
    private func explanation(of faults: [FaultyWindows]) -> [String] {
        guard let fault = faults.first, let view = fault.finding.views.first else { return [] }
        let size = "\(decimal(thousandths(fault.smallest.width)))x\(decimal(thousandths(fault.smallest.height)))"
        return ["  why: layoutsim explain \(quotedIfNeeded(view.id)) \(subject.file) --size \(size)"]
    }
}

extension RootSizes {
    /// What a page or a map shows of it; the report is made of the bands.
    func screen(_ bands: [Band], _ waivers: [AuditWaiver]) -> SizedScreen {
        SizedScreen(
            title: title, id: subject.root, plane: windows, bands: bands,
            faults: openFaults(waivers).map { SizedScreen.Fault($0.finding, areas: $0.areas) })
    }
}

extension RootSizes {
    /// The same for other tools.
    func json(_ waivers: [AuditWaiver]) -> JSON {
        let id = JSON.Member("id", .string(subject.root))
        let faults = JSON.Member(
            "faults",
            .array(
                openFaults(waivers).map { fault in
                    .object([
                        JSON.Member("rule", .string(fault.finding.rule.rawValue)),
                        JSON.Member("object", .string(fault.finding.views.first?.id ?? subject.root)),
                        JSON.Member("objects", .array(fault.finding.views.map { .string($0.id) })),
                        JSON.Member("message", .string(fault.finding.message)), fault.json,
                    ])
                }))
        switch report {
        case .line(let report):
            return .object([
                id, JSON.Member("proven", .boolean(report.isProven)),
                JSON.Member("sampled", .array(report.sampled.map(\.json))),
                JSON.Member("events", .array(report.events.map { .number(thousandths($0)) })), faults,
                JSON.Member("jumps", .array(report.jumps.map(\.json))),
                JSON.Member(
                    "flips",
                    .array(
                        report.flips.map { flip in
                            [
                                "objects": .array(flip.views.map { .string($0.id) }),
                                "width": .number(thousandths(flip.width)),
                            ]
                        })),
            ])
        case .plane(let report):
            return .object([
                id, JSON.Member("proven", .boolean(report.isProven)),
                JSON.Member("sampledHeights", .array(report.sampledHeights.map { .number(thousandths($0)) })),
                JSON.Member("heights", .array(report.events.map { .number(thousandths($0)) })), faults,
            ])
        case .windows(let report, let system):
            return .object([
                id, JSON.Member("ios", .number(Double(system.version))),
                JSON.Member("windows", .array(report.windows.map(\.size.json))), faults,
            ])
        }
    }
}

extension FrameJump {
    fileprivate var json: JSON {
        ["object": .string(view.id), "width": .number(thousandths(width)), "distance": .number(thousandths(distance))]
    }
}
