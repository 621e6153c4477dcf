import Charts
import SwiftUI
import Testing
import UIKit

/// Marks as those find them who have views read aloud.
@MainActor @Suite struct ElementTests {
    /// Returns the labels and values of all elements of a chart, in their order.
    private func elements(_ chart: some View) -> [String] {
        let host = UIHostingController(rootView: chart)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = host
        window.isHidden = false
        window.layoutIfNeeded()
        var found: [String] = []
        var open: [UIView] = [host.view]
        while let view = open.popLast() {
            if view.isAccessibilityElement {
                let label = view.accessibilityLabel ?? (view as? UILabel)?.text
                found.append([label, view.accessibilityValue].compactMap(\.self).joined(separator: ", "))
            } else {
                open += view.subviews.reversed()
            }
        }
        return found
    }

    @Test func `marks are elements, and labels of axes texts`() {
        let chart = Chart {
            ForEach(["A", "B"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Sales", 3)) }
        }
        .chartYAxis(.hidden)
        #expect(elements(chart) == ["A, Sales: 3", "B, Sales: 3", "A", "B"])
        #expect(elements(chart.chartXAxis(.hidden)) == ["A, Sales: 3", "B, Sales: 3"])
    }

    @Test func `values of lines are elements`() {
        let chart = Chart {
            ForEach([1, 2], id: \.self) { LineMark(x: .value("Day", $0), y: .value("Sales", $0 * 2)) }
        }
        .chartYAxis(.hidden)
        .chartXAxis(.hidden)
        #expect(elements(chart) == ["1, Sales: 2", "2, Sales: 4"])
    }
}
