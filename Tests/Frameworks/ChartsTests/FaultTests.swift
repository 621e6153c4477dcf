@testable import Charts
import SwiftUI
import Testing
import UIKit

/// Marks with values that no chart has a place for.
@MainActor @Suite(.serialized) struct FaultTests {
    /// Returns what is found while a chart is shown.
    private func findings(@ChartContentBuilder _ content: () -> some ChartContent) -> [String] {
        LayoutFindings.forget()
        defer { LayoutFindings.forget() }
        let host = UIHostingController(rootView: Chart(content: content))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = host
        window.isHidden = false
        window.layoutIfNeeded()
        return LayoutFindings.found.map { String($0.prefix { $0 != "(" }) }
    }

    @Test func `numbers that are none`() {
        let found = findings {
            ForEach([1, .nan, .infinity, 3], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
            LineMark(x: .value("x", "1"), y: .value("y", Double.nan))
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("LayoutSim: Chart: the y axis has values that are no numbers") ?? false)
    }

    @Test func `kinds of values that do not go together`() {
        let found = findings {
            PointMark(x: .value("x", "A"), y: .value("y", 1))
            PointMark(x: .value("x", 2), y: .value("y", 2))
            PointMark(x: .value("x", 3), y: .value("y", 3))
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("the x axis has values of more than one kind") ?? false)
    }

    @Test func `no values at all`() {
        #expect(findings { ForEach(0..<0) { BarMark(x: .value("x", $0), y: .value("y", $0)) } }.isEmpty)
        #expect(ChartTable.plan { ForEach(0..<0) { BarMark(x: .value("x", $0), y: .value("y", $0)) } }.marks.isEmpty)
        #expect(findings { SectorMark(angle: .value("Votes", 0)) }.isEmpty)
    }

    @Test func `sectors below zero`() {
        let found = findings {
            SectorMark(angle: .value("Votes", -1))
            SectorMark(angle: .value("Votes", 3))
        }
        #expect(found.map { $0.contains("angles below 0, which count as 0") } == [true])
        let plan = ChartTable.plot { SectorMark(angle: .value("Votes", -1)) }
        #expect(plan.marks.isEmpty)
    }

    @Test func `sizes without room`() {
        for side in [CGFloat(0), 1, 10] {
            let plan = ChartTable.plan(side, side) { BarMark(x: .value("x", "A"), y: .value("y", 1)) }
            #expect(plan.marks.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
        }
    }
}
