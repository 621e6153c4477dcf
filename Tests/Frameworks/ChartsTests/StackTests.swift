@testable import Charts
import SwiftUI
import Testing

/// Tables of bars and areas on top of each other.
@MainActor @Suite struct StackTests {
    private func spans(_ method: MarkStackingMethod, _ numbers: [Double]) -> [[Double]] {
        let marks = ChartTable.marks {
            ForEach(numbers.indices, id: \.self) { index in
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", numbers[index]), stacking: method)
            }
        }
        let stacks = Stacks(marks) { _ in 0 }
        return numbers.indices.map { index in stacks.spans[index].map { [$0.start, $0.end] } ?? [] }
    }

    @Test func `methods`() {
        #expect(spans(.standard, [1, 2, 5]) == [[0, 1], [1, 3], [3, 8]])
        #expect(spans(.normalized, [1, 2, 5]) == [[0, 0.125], [0.125, 0.375], [0.375, 1]])
        #expect(spans(.center, [1, 2, 5]) == [[-4, -3], [-3, -1], [-1, 4]])
        #expect(spans(.unstacked, [1, 2, 5]) == [[0, 1], [0, 2], [0, 5]])
    }

    @Test func `numbers below zero are stacked downward`() {
        #expect(spans(.standard, [3, -1, 2, -4]) == [[0, 3], [0, -1], [3, 5], [-1, -5]])
        #expect(spans(.standard, [1, .nan, 2]) == [[0, 1], [], [1, 3]])
        #expect(spans(.normalized, [0, 0]) == [[0, 0], [0, 0]])
    }

    @Test func `only bars at the same value are stacked, in the order of their scale`() {
        let marks = ChartTable.marks {
            BarMark(x: .value("Day", "Monday"), y: .value("Sales", 1)).foregroundStyle(by: .value("City", "B"))
            BarMark(x: .value("Day", "Tuesday"), y: .value("Sales", 2)).foregroundStyle(by: .value("City", "A"))
            BarMark(x: .value("Day", "Monday"), y: .value("Sales", 4)).foregroundStyle(by: .value("City", "A"))
        }
        let stacks = Stacks(marks) { $0.looks.foreground?.value?.datum == .category("A") ? 0 : 1 }
        #expect(stacks.spans[0] == StackedSpan(start: 4, end: 5))
        #expect(stacks.spans[1] == StackedSpan(start: 0, end: 2))
        #expect(stacks.spans[2] == StackedSpan(start: 0, end: 4, isOuter: false))
    }
}
