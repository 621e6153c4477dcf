@testable import Charts
import SwiftUI
import Testing

/// Plots between labels, and labels beside each other.
@MainActor @Suite struct AxisTests {
    private static let values = [("A", 5.0), ("B", 9), ("C", 7)]

    @ChartContentBuilder private var bars: some ChartContent {
        ForEach(Self.values, id: \.0) { BarMark(x: .value("Category", $0.0), y: .value("Value", $0.1)) }
    }

    @ChartContentBuilder private var hours: some ChartContent {
        ForEach(0..<24) { hour in
            BarMark(
                x: .value("Hour", ChartTable.date(6, 20, hour: hour), unit: .hour, calendar: ChartTable.calendar),
                y: .value("Minutes", hour))
        }
    }

    @Test func `labels stand 4 points beside the plot: those of numbers behind it, those of x below`() throws {
        let plan = ChartTable.plan(300, 200) { bars }
        #expect(plan.labels.count == 3 + 6)
        #expect(plan.plot.minX == 0 && plan.plot.minY == 0)
        #expect(plan.plot.height == 182)
        let first = try #require(plan.labels.first)
        #expect(first.frame.minY == plan.plot.maxY + 4)
        #expect(abs(first.frame.midX - plan.plot.width / 6) < 0.01)
        #expect(plan.labels.dropFirst(3).allSatisfy { $0.frame.minX == plan.plot.maxX + 4 })
        #expect(plan.lines.count == 6)
        #expect(plan.lines.allSatisfy { $0.stroke.lineWidth == 0.5 && $0.stroke.dash.isEmpty })
    }

    @Test func `lines of dates are dashed and reach beside their labels`() throws {
        let plan = ChartTable.plan(320, 146) { hours }
        let ticks = plan.lines.filter(\.isTick)
        #expect(ticks.count == 5)
        #expect(ticks.allSatisfy { $0.stroke.dash == [2, 2] && $0.to.y > plan.plot.maxY + 16 })
        // The label at the end of the plot has no room in it.
        let below = plan.labels.filter { $0.frame.minY > plan.plot.maxY }
        #expect(below.count == 4)
        #expect(below.map { $0.frame.minX - plan.plot.minX }.first == 4)
    }

    @Test func `sides, presets and hidden axes`() {
        let leading = ChartTable.plan(300, 200, { $0.y.groups = { [AxisGroup(position: .leading)] } }) { bars }
        #expect(leading.plot.minX > 10 && leading.plot.maxX == 300)
        let hidden = ChartTable.plan(300, 200, { $0.y.visibility = .hidden }) { bars }
        #expect(hidden.plot.width == 300)
        // The domain of a hidden axis is not rounded: the highest bar is as high as the plot.
        #expect(hidden.marks.map(\.frame.minY).min() == 0)
        let across = ChartTable.plan(300, 200) {
            ForEach(Self.values, id: \.0) { BarMark(x: .value("Value", $0.1), y: .value("Category", $0.0)) }
        }
        #expect(across.plot.minX > 0)
    }

    @Test func `titles take room beside the labels`() {
        let title = ChartSettings.Title(Text(verbatim: "Sales"), .automatic, nil, nil)
        let plan = ChartTable.plan(300, 200, { $0.x.title = title }) { bars }
        #expect(plan.plot.height < 182 - 12)
        #expect(plan.titles.first?.frame.maxY == 200)
    }

    @Test func `labels without room are left out, unless code shows all`() {
        let names = (0..<30).map { "Category \($0)" }
        func count(_ collision: AxisValueLabelCollisionResolution) -> Int {
            let groups: () -> [AxisGroup] = {
                var axis = _AxisGroups()
                AxisMarks { AxisValueLabel(collisionResolution: collision) }._addGroups(to: &axis)
                return axis.groups
            }
            return ChartTable.plan(300, 100, { ($0.x.groups, $0.y.visibility) = (groups, .hidden) }) {
                ForEach(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 1)) }
            }.labels.count
        }
        #expect(count(.automatic) < 8)
        #expect(count(.disabled) == 30)
    }
}
