@testable import Charts
import SwiftUI
import Testing

/// What is said of marks.
@MainActor @Suite struct SpokenTests {
    private func words(@ChartContentBuilder _ content: () -> some ChartContent) -> [String] {
        ChartTable.plot(300, 100, { _ in }, content).marks.compactMap { mark in
            mark.label.map { label in
                let value = mark.value.map { ", " + $0.words(in: ChartTable.environment) } ?? ""
                return label.words(in: ChartTable.environment) + value
            }
        }
    }

    @Test func `marks are named by the value at which they stand`() {
        #expect(words { BarMark(x: .value("Day", "Monday"), y: .value("Sales", 1200)) } == ["Monday, Sales: 1,200"])
        #expect(words { BarMark(x: .value("Sales", 3), y: .value("Day", "Monday")) } == ["Monday, Sales: 3"])
        #expect(
            words {
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3)).foregroundStyle(by: .value("City", "Oslo"))
            } == ["Monday, Oslo, Sales: 3"])
        #expect(words { RuleMark(y: .value("Average", 7)) } == ["Average, 7"])
        #expect(
            words { SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Name", "Yes")) }
                == ["Yes, Votes: 3"])
    }

    @Test func `each value of a line is one element, at its date`() {
        let said = words {
            ForEach(1..<3) { LineMark(x: .value("Day", ChartTable.date(5, $0)), y: .value("Sales", $0)) }
        }
        #expect(said == ["May 1, 2022, Sales: 1", "May 2, 2022, Sales: 2"])
    }

    @Test func `code says other words, or none, and plots are one element`() {
        #expect(
            words {
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3))
                    .accessibilityLabel("The first day").accessibilityValue("3 sold")
                BarMark(x: .value("Day", "Tuesday"), y: .value("Sales", 3)).accessibilityHidden(true)
            } == ["The first day, 3 sold"])
        #expect(
            words {
                Plot {
                    BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3))
                    PointMark(x: .value("Day", "Monday"), y: .value("Sales", 4))
                }.accessibilityLabel("Both")
            } == ["Both, Sales: 3"])
    }
}
