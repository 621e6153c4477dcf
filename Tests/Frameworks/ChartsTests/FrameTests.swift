@testable import Charts
import SwiftUI
import Testing

/// Frames of small charts, in points of the plot.
@MainActor @Suite struct FrameTests {
    private static let values = [("A", 5.0), ("B", 9), ("C", 7)]

    @Test func `bars of categories take 0.7 of their step`() {
        let plan = ChartTable.plot(300, 90) {
            ForEach(Self.values, id: \.0) { BarMark(x: .value("Category", $0.0), y: .value("Value", $0.1)) }
        }
        #expect(plan.table == ["bar 15 40 70 50", "bar 115 0 70 90", "bar 215 20 70 70"])
    }

    @Test func `bars along x stand from the top down in the order of categories`() {
        let plan = ChartTable.plot(90, 300) {
            ForEach(Self.values, id: \.0) { BarMark(x: .value("Value", $0.1), y: .value("Category", $0.0)) }
        }
        #expect(plan.table == ["bar 0 15 50 70", "bar 0 115 90 70", "bar 0 215 70 70"])
    }

    @Test func `bars of days, as recorded`() {
        // Days of 136.71 pixels have bars of 95.7, at 3 pixels a point.
        let plan = ChartTable.plot(319, 128) {
            ForEach(0..<7) { day in
                BarMark(
                    x: .value("Day", ChartTable.date(6, 20 + day), unit: .day, calendar: ChartTable.calendar),
                    y: .value("Hours", 1))
            }
        }
        #expect(plan.table.first == "bar 6.84 0 31.9 128")
    }

    @Test func `dates without a unit have thin bars around them`() {
        let plan = ChartTable.plot(340, 100) {
            ForEach(0..<30) { day in
                BarMark(x: .value("Day", ChartTable.date(5, 1 + day)), y: .value("Sales", 100 + day))
            }
        }
        #expect(plan.table.first == "bar -4 22.5 8 77.5")
        #expect(plan.table.last == "bar 336 0 8 100")
    }

    @Test func `ranges, groups and widths`() {
        let plan = ChartTable.plot(200, 100) {
            BarMark(x: .value("Job", "A"), yStart: .value("Start", 2), yEnd: .value("End", 4), width: .fixed(20))
            BarMark(x: .value("Job", "B"), yStart: .value("Start", 0), yEnd: .value("End", 8), width: .ratio(0.5))
            BarMark(x: .value("Job", "B"), yStart: .value("Start", 0), yEnd: .value("End", 8), width: .inset(10))
        }
        #expect(plan.table == ["bar 40 50 20 25", "bar 125 0 50 100", "bar 110 0 80 100"])
        let grouped = ChartTable.plot(200, 100) {
            ForEach(["A", "B"], id: \.self) { city in
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", 1)).position(by: .value("City", city))
            }
        }
        #expect(grouped.table == ["bar 40.5 0 49 100", "bar 110.5 0 49 100"])
    }

    @Test func `points, rules and rectangles`() {
        let plan = ChartTable.plot(100, 100) {
            PointMark(x: .value("x", 10), y: .value("y", 5))
            RuleMark(y: .value("y", 10))
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5))
        }
        #expect(plan.table == ["point 96 46 8 8", "rule 0 -0.5 100 1", "rectangle 0 50 50 50"])
    }

    @Test func `a line is one form, and each value is spoken`() {
        let plan = ChartTable.plot(90, 90) {
            ForEach(Self.values, id: \.0) { LineMark(x: .value("Category", $0.0), y: .value("Value", $0.1)) }
        }
        #expect(plan.table == ["line 15 0 60 40", "line 11 36 8 8", "line 41 -4 8 8", "line 71 16 8 8"])
    }

    @Test func `areas lie on each other`() {
        let plan = ChartTable.plot(100, 80) {
            ForEach(["A", "B"], id: \.self) { name in
                ForEach(0..<2) { day in
                    AreaMark(x: .value("Day", day), y: .value("Sales", 4)).foregroundStyle(by: .value("City", name))
                }
            }
        }
        #expect(plan.table.filter { $0.hasSuffix("100 40") } == ["area 0 40 100 40", "area 0 0 100 40"])
    }

    @Test func `sectors begin at the top and run clockwise`() {
        let plan = ChartTable.plot(120, 100) {
            SectorMark(angle: .value("Votes", 1))
            SectorMark(angle: .value("Votes", 1), innerRadius: .ratio(0.5))
            SectorMark(angle: .value("Votes", 2), outerRadius: .inset(10))
        }
        #expect(plan.table == ["sector 60 0 50 50", "sector 60 50 50 50", "sector 20 10 40 80"])
    }

    @Test func `functions are lines through many values, without those that are none`() {
        let plan = ChartTable.plot(100, 50) {
            LinePlot(x: "x", y: "y", domain: 0...10) { $0 * $0 }
            AreaPlot(x: "x", y: "y", domain: -10...10) { 1 / ($0 * $0) }
        }
        #expect(plan.marks.filter { $0.words == "line" }.map(\.description) == ["line 50 0 50 50"])
        #expect(plan.marks.filter { $0.words == "area" }.allSatisfy { $0.frame.height.isFinite })
    }

    @Test func `scales by logarithms and roots, and the other way around`() {
        func places(_ change: (inout ChartSettings) -> Void) -> [CGFloat] {
            ChartTable.plot(100, 90, change) {
                ForEach([1.0, 10, 1000], id: \.self) { PointMark(x: .value("x", 0), y: .value("y", $0)) }
            }.marks.map { $0.frame.midY.rounded() }
        }
        #expect(places { $0.y.type = .log } == [90, 60, 0])
        #expect(places { $0.y.type = .squareRoot } == [87, 81, 0])
        #expect(places { $0.y.domain = AutomaticScaleDomain.automatic(reversed: true)._domain } == [0, 1, 90])
    }
}
