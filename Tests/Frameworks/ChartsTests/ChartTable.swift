@testable import Charts
import Foundation
import SwiftUI

/// Charts as tables of tests see them.
@MainActor enum ChartTable {
    /// The calendar of tables, whose days are those of Greenwich.
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }()

    static var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.calendar = calendar
        environment.timeZone = .gmt
        environment.displayScale = 2
        return environment
    }

    /// Returns a day of 2022.
    static func date(_ month: Int, _ day: Int, hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: 2022, month: month, day: day, hour: hour)) ?? .distantPast
    }

    /// Returns the marks that content describes.
    static func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> [MarkDescription] {
        var outputs = _ChartContentOutputs()
        outputs.add(content())
        return outputs.marks
    }

    /// Returns the plan of a chart without axes and legend, so that the plot is all of it.
    static func plot(
        _ width: CGFloat = 300, _ height: CGFloat = 100, _ change: (inout ChartSettings) -> Void = { _ in },
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartPlan {
        plan(
            width, height,
            {
                ($0.x.visibility, $0.y.visibility, $0.legend.visibility) = (.hidden, .hidden, .hidden)
                change(&$0)
            }, content)
    }

    /// Returns the plan of a chart.
    static func plan(
        _ width: CGFloat = 300, _ height: CGFloat = 100, _ change: (inout ChartSettings) -> Void = { _ in },
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartPlan {
        var settings = ChartSettings()
        change(&settings)
        return ChartPlan(marks(content), settings, size: CGSize(width: width, height: height), in: environment)
    }
}

extension ChartPlan {
    /// The marks, a line for each.
    var table: [String] { marks.map(\.description) }
}
