import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimSizes
import LayoutSimViewTree

/// The results for all windows of a height, compared with individual windows of that height.
struct CheckedLine {
    private let stretches: [Stretch]
    private let faults: [SizeFault]
    private(set) var windows = 0
    private(set) var unknown = 0
    private(set) var wrongFrames: [String] = []
    private(set) var wrongFaults: [String] = []

    init(stretches: [Stretch], faults: [SizeFault]) {
        (self.stretches, self.faults) = (stretches, faults)
    }

    /// Checks the layout and faults of a window with a width in points.
    mutating func check(_ layout: Layout, at width: Double, _ findings: [AuditFinding]) {
        windows += 1
        guard let stretch = stretches.last(where: { $0.widths.lowerBound <= width + CheckedLine.step }),
            width <= stretch.widths.upperBound + CheckedLine.step
        else {
            unknown += 1
            return
        }
        let at = min(max(width, stretch.widths.lowerBound), stretch.widths.upperBound)
        // An edge in the middle of a pixel is rounded up or down by its last digit.
        let near = [at, at - 1e-4, at + 1e-4].filter(stretch.widths.contains).map { stretch.layout(at: $0) }
        let wrong = layout.views.indices.first { place in
            let edges = CheckedLine.edges(layout.views[place].screenFrame)
            let told = near.map { CheckedLine.edges($0.views[place].screenFrame) }
            return edges.indices.contains { edge in !told.contains { abs($0[edge] - edges[edge]) < 1e-3 } }
        }
        let isAtEnd = [stretch.widths.lowerBound, stretch.widths.upperBound].contains { abs($0 - width) < 1e-3 }
        if let wrong, !isAtEnd {
            let (own, told) = (layout.views[wrong], near[0].views[wrong])
            wrongFrames.append("at \(width) \(own.view.id): \(told.screenFrame), by itself \(own.screenFrame)")
        }
        compare(findings, at: width)
    }

    private mutating func compare(_ findings: [AuditFinding], at width: Double) {
        let expected = Set(findings.map(FaultName.init))
        for fault in faults where !expected.contains(FaultName(fault.finding)) {
            if fault.ranges.contains(where: { $0.contains(width) }), !isAtEnd(fault, width) {
                wrongFaults.append("at \(width) not \(fault.finding)")
            }
        }
        for finding in findings {
            let told = faults.filter { FaultName($0.finding) == FaultName(finding) }
            if !told.contains(where: { $0.ranges.contains { $0.contains(width) } || isAtEnd($0, width) }) {
                wrongFaults.append("at \(width) also \(finding)")
            }
        }
    }

    private func isAtEnd(_ fault: SizeFault, _ width: Double) -> Bool {
        fault.ranges.contains { abs($0.lowerBound - width) <= 1 || abs($0.upperBound - width) <= 1 }
    }

    private static func edges(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.maxX, rect.maxY] }

    /// The gap between stretches, in points.
    private static let step = 1e-4
}

/// A fault without the details that differ between windows.
private struct FaultName: Hashable {
    let rule: AuditRule
    let views: [String]

    init(_ finding: AuditFinding) { (rule, views) = (finding.rule, finding.views.map(\.id)) }
}
