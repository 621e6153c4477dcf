@testable import Charts
import Foundation
import Testing

/// Tables of the values at which axes have marks.
@Suite struct TickTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }()

    private func ticks(
        _ values: AxisMarkValues = .automatic, _ domain: Domain, isSaid: Bool = false, length: CGFloat = 300
    ) -> AxisTicks {
        AxisTicks(values, domain, isSaid: isSaid, length: length, calendar: Self.calendar)
    }

    private func numbers(_ ticks: AxisTicks) -> [Double] { ticks.values.compactMap(\.number) }

    @Test(arguments: [
        (0, 9, [0, 2, 4, 6, 8, 10]), (0, 5, [0, 1, 2, 3, 4, 5]), (0, 304, [0, 100, 200, 300, 400]),
        (0, 0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-3, 7, [-4, -2, 0, 2, 4, 6, 8]),
        (0, 916, [0, 200, 400, 600, 800, 1000]),
        (0, 1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]), (3, 3, [3]),
    ]) func `numbers are round, and the axis ends at one`(least: Double, most: Double, expected: [Double]) {
        let ticks = ticks(.automatic, .numbers(least, most))
        #expect(numbers(ticks) == expected)
        #expect(ticks.domain == .numbers(expected.first ?? 0, expected.last ?? 0))
    }

    /// A week of screen time, a pulse, and its millivolts, as recorded pictures have them.
    @Test func `desired counts of recorded charts`() {
        #expect(numbers(ticks(.automatic(desiredCount: 3), .numbers(0, 28958))) == [0, 20000, 40000])
        let pulse = ticks(.automatic(desiredCount: 12), .numbers(0, 2.5))
        #expect(numbers(pulse).count == 14)
        #expect(pulse.domain == .numbers(0, 2.6))
        #expect(numbers(ticks(.automatic(desiredCount: 14), .numbers(-400, 800), isSaid: true)).count == 13)
    }

    @Test func `said domains stay as they are`() {
        let ticks = ticks(.automatic, .numbers(3, 17), isSaid: true)
        #expect(numbers(ticks) == [5, 10, 15])
        #expect(ticks.domain == .numbers(3, 17))
    }

    @Test func `low axes have fewer values`() {
        #expect(numbers(ticks(.automatic, .numbers(0, 9), length: 30)) == [0, 10])
    }

    private func date(_ month: Int, _ day: Int, hour: Int = 0, year: Int = 2022) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    private func words(_ from: Date, _ to: Date, _ values: AxisMarkValues = .automatic) -> [String] {
        let domain = Domain.dates(from.timeIntervalSinceReferenceDate, to.timeIntervalSinceReferenceDate)
        let ticks = ticks(values, domain)
        return ticks.values.compactMap(\.number).map {
            AxisLabelFormat.words(
                of: Date(timeIntervalSinceReferenceDate: $0), ticks.dates, Self.calendar, Locale(identifier: "en_US"))
        }
    }

    @Test func `dates are starts of units, in words of the unit`() {
        #expect(words(date(6, 20), date(6, 21)) == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"])
        #expect(words(date(5, 8), date(6, 6)) == ["May 8", "May 15", "May 22", "May 29", "Jun 5"])
        #expect(words(date(1, 1), date(12, 1)) == ["Jan", "Apr", "Jul", "Oct"])
        #expect(words(date(5, 1), date(5, 3)) == ["12 AM", "12 PM", "12 AM", "12 PM", "12 AM"])
        let decades = ["1960", "1970", "1980", "1990", "2000", "2010", "2020"]
        #expect(words(date(1, 1, year: 1960), date(1, 1, year: 2020)) == decades)
        #expect(words(date(5, 1), date(5, 3), .stride(by: .day)) == ["May 1", "May 2", "May 3"])
    }
}
