import LayoutSimAudits
import Testing

@testable import LayoutSimSizes

/// The distance of the nearest fault below a width.
@Suite struct SizeMarginTests {
    private static func fault(_ name: String, _ ranges: ClosedRange<Double>...) -> SizeFault {
        SizeFault(finding: AuditFinding(.truncated, [AuditedView(id: name)], ""), ranges: ranges)
    }

    struct Case: Sendable {
        let faults: [SizeFault]
        /// The distance in points and the reported fault.
        let margin: [String]
    }

    @Test(arguments: [
        Case(faults: [], margin: []),
        Case(faults: [fault("title", 320...330)], margin: ["70.0", "title"]),
        // The end of a fault's last range counts, and the nearest of all faults.
        Case(faults: [fault("far", 320...340), fault("near", 300...310, 350...390)], margin: ["10.0", "near"]),
        Case(faults: [fault("near", 350...390), fault("far", 320...340)], margin: ["10.0", "near"]),
        Case(faults: [fault("first", 320...380), fault("second", 300...380)], margin: ["20.0", "first"]),
        // A fault that reaches the width leaves nothing.
        Case(faults: [fault("title", 320...400.0004)], margin: ["0.0", "title"]),
    ])
    func `the nearest fault is told`(_ row: Case) {
        let margin = SizeReport.margin(of: row.faults, below: 400)
        #expect(margin.map { ["\($0.distance)", $0.fault.finding.views.first?.id ?? ""] } ?? [] == row.margin)
    }
}
