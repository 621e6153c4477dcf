@testable import Charts
import SwiftUI
import Testing

/// Legends: their items in rows, and their place.
@MainActor @Suite struct LegendTests {
    private func plan(
        _ names: [String], width: CGFloat = 300, _ change: (inout ChartSettings) -> Void = { _ in }
    ) -> ChartPlan {
        ChartTable.plan(
            width, 100,
            {
                ($0.x.visibility, $0.y.visibility) = (.hidden, .hidden)
                change(&$0)
            }
        ) {
            ForEach(names, id: \.self) { name in
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", 1)).foregroundStyle(by: .value("City", name))
            }
        }
    }

    @Test func `a legend stands below the plot on its leading side`() throws {
        let legend = try #require(plan(["Oslo", "Rome"]).legend)
        #expect(legend.frame.minX == 0)
        #expect(legend.frame.maxY == 100)
        let room = 100 - plan(["Oslo", "Rome"]).plot.height - legend.frame.height
        #expect(abs(room - 14 / 3) < 0.001)
    }

    @Test func `items have their colors in order, and wrap`() throws {
        let names = ["Oslo", "Rome", "Cupertino", "San Francisco", "Berlin", "Lima", "Cairo", "Delhi"]
        let model = plan(names).model
        let colors = names.map { model.looks.foreground[.category($0)] }
        #expect(colors.count == 8)
        let planner = LegendPlanner(model: model, environment: ChartTable.environment)
        let wide = try #require(planner.planned(width: 1000))
        #expect(Set(wide.items.map(\.frame.minY)) == [0])
        #expect(zip(wide.items, wide.items.dropFirst()).allSatisfy { $1.frame.minX == $0.frame.maxX + 8 })
        let narrow = try #require(planner.planned(width: 150))
        #expect(narrow.items.allSatisfy { $0.frame.maxX <= 150 })
        #expect(narrow.size.height > wide.size.height * 2)
    }

    @Test func `hidden legends, and those on other sides`() {
        #expect(plan(["Oslo"]) { $0.legend.visibility = .hidden }.legend == nil)
        #expect(plan([]).legend == nil)
        #expect(plan(["Oslo"]) { $0.legend.position = .top }.legend?.frame.minY == 0)
        #expect(plan(["Oslo"]) { $0.legend.position = .trailing }.legend?.frame.maxX == 300)
        #expect(plan(["Oslo"]) { $0.legend.spacing = 20 }.plot.maxY == 64.5)
    }
}
