import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimSizePages
import LayoutSimSizes

/// The behavior of a layout root in all windows of a line or a plane, formatted for output.
struct RootSizes: Sendable {
    /// The report on the root.
    enum Report: Sendable {
        /// A line; `below` is the report on narrower windows, for a root without faults on the line.
        case line(SizeReport, below: SizeReport?)
        case plane(PlaneReport)
        case windows(WindowsReport, on: WindowSystem)
    }

    /// The kind and id, such as `sceneView Sig-02-Viw`, or the name of a screen.
    let title: String
    /// The subject to which its faults belong.
    let subject: AuditReport.Subject
    let windows: SizePlane
    let report: Report
}

extension RootSizes {
    /// The faults in the order in which they are found.
    var faults: [FaultyWindows] {
        switch report {
        case .line(let report, _):
            report.faults.map { FaultyWindows($0, height: windows.heights.lowerBound) }
        case .plane(let report): report.faults.map { FaultyWindows($0, in: windows) }
        case .windows(let report, _): report.faults.map(FaultyWindows.init)
        }
    }

    /// Returns the faults that no waiver allows.
    func openFaults(_ waivers: [AuditWaiver]) -> [FaultyWindows] {
        faults.filter { fault in !waivers.contains { $0.fits(fault.finding, in: subject, widths: fault.widths) } }
    }

    /// Returns lines for people: what was examined, where layout changes, and each fault with its windows.
    func text(_ waivers: [AuditWaiver], _ changes: SizeChanges? = nil) -> String {
        let open = openFaults(waivers)
        let faults = open.map { "  \($0.finding.rule.rawValue) for \($0.text): \($0.finding.message)" }
        let waived = self.faults.count - open.count
        let notes = waived == 0 ? [] : ["  \(waived) waived"]
        let told = changes?.lines.map { "  since the change:" + $0.dropFirst() } ?? []
        return ([head, proof] + faults + notes + margin(waivers) + jumps + flips + explanation(of: open) + told).map {
            $0 + "\n"
        }
        .joined()
    }

    private var head: String {
        if case .windows = report { return title }
        return "\(title), \([windows.widths].text(of: "width")), \([windows.heights].text(of: "height"))"
    }

    private var proof: String {
        switch report {
        case .line(let report, _):
            let events = report.events.map { decimal($0) }.joined(separator: ", ")
            let widths = report.sampled.text(of: "width")
            let known = report.isProven ? "proven for every width" : "sampled at every point for \(widths)"
            return "  \(known)\(report.samplingReasons.text); layout changes at \(events)"
        case .plane(let report):
            guard let first = report.sampledHeights.first, let last = report.sampledHeights.last else {
                return "  proven for every window; \(counted(report.events.count, "band")) of heights"
            }
            return "  sampled line by line for \([first...last].text(of: "height"))\(report.samplingReasons.text)"
        case .windows(let report, let system):
            return "  examined in \(counted(report.windows.count, "window")) of iOS \(system.version)"
        }
    }

    /// Returns the margin to faults in narrower windows that no waiver allows; `nil` if there are none.
    func margin(in below: SizeReport, _ waivers: [AuditWaiver]) -> SizeMargin? {
        let open = below.faults.filter { fault in
            let windows = FaultyWindows(fault, height: windows.heights.lowerBound)
            return !waivers.contains { $0.fits(fault.finding, in: subject, widths: windows.widths) }
        }
        return SizeReport.margin(of: open, below: windows.widths.lowerBound)
    }

    /// Returns how much narrower a screen without faults may become.
    private func margin(_ waivers: [AuditWaiver]) -> [String] {
        guard case .line(_, let below?) = report else { return [] }
        let least = decimal(windows.widths.lowerBound)
        guard let margin = margin(in: below, waivers) else {
            return ["  no faults, nor within \(decimal(SizeMargin.extent)) points below \(least)"]
        }
        let finding = margin.fault.finding
        let distance = pointsText(margin.distance)
        return ["  no faults; breaks \(distance) below \(least): \(finding.rule.rawValue), \(finding.message)"]
    }

    private func pointsText(_ points: Double) -> String {
        let points = thousandths(points)
        return "\(decimal(points)) \(points == 1 ? "point" : "points")"
    }

    /// The largest jumps; a text that breaks differently moves everything below it, which the JSON lists for readers
    /// who want to know.
    private var jumps: [String] {
        guard case .line(let report, _) = report, !report.jumps.isEmpty else { return [] }
        let farthest = report.jumps.enumerated()
            .sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
            .prefix(3).map(\.element)
        let shown = farthest.map { jump in
            "\(jump.view.label) by \(decimal((jump.distance * 10).rounded() / 10)) points at a width of "
                + decimal(jump.width)
        }
        let more = report.jumps.count - shown.count
        return ["  jumps: " + shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")]
    }

    /// The views that change sides.
    private var flips: [String] {
        guard case .line(let report, _) = report else { return [] }
        return report.flips.map { flip in
            "  \(flip.views.map(\.label).joined(separator: " and ")) change sides at a width of "
                + decimal(flip.width)
        }
    }

    /// Returns how to get an explanation of the first fault.
    private func explanation(of faults: [FaultyWindows]) -> [String] {
        guard let fault = faults.first, let view = fault.finding.views.first else { return [] }
        let size = "\(decimal(fault.smallest.width))x\(decimal(fault.smallest.height))"
        return ["  why: layoutsim explain \(quotedIfNeeded(view.id)) \(subject.file) --size \(size)"]
    }
}

extension RootSizes {
    /// Returns the data for a page or a map; the report is derived from the bands.
    func screen(_ bands: [Band], _ waivers: [AuditWaiver]) -> SizedScreen {
        SizedScreen(
            title: title, id: subject.root, plane: windows, bands: bands,
            faults: openFaults(waivers).map { SizedScreen.Fault($0.finding, areas: $0.areas) })
    }
}

extension [SamplingReason] {
    fileprivate var text: String { isEmpty ? "" : ", since " + map(\.description).joined(separator: " and ") }
}
