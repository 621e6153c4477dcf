import Foundation
import Testing

@testable import UIKit

/// Calendars: their days, decorations and selections.
@MainActor @Suite struct CalendarViewTests {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var told: [String] = []
        var decorated: Int?

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { dateComponents.day == decorated ? .default(color: .red, size: .large) : nil }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { told.append("from \(previousDateComponents.month ?? 0)") }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
            day?.day != 13
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
            told.append("chose \(day?.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
            told.append("+\(day.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
            told.append("-\(day.day ?? 0)")
        }
    }

    private let delegate = Delegate()
    private let view: UICalendarView = {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 344))
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = DateComponents(calendar: calendar, year: 2024, month: 2, day: 1)
        return view
    }()

    private func day(_ number: Int) throws -> CalendarDayView {
        try #require(view.subviews.compactMap { $0 as? CalendarDayView }.first { $0.date.day == number })
    }

    @Test func `days lie below their weekdays`() throws {
        view.layoutIfNeeded()
        #expect(view.subviews.compactMap { $0 as? CalendarDayView }.count == 29)
        // February 1, 2024, was a Thursday, the fourth day of a week that begins on Monday.
        #expect(try day(1).frame.minX == 158)
        #expect(try day(5).frame.minX == 8)
        #expect(try day(5).frame.minY > day(4).frame.minY)
        let texts = view.subviews.compactMap { $0 as? UILabel }.map(\.text)
        #expect(texts.contains("MON"))
    }

    @Test func `a day is chosen, and given up by a second touch`() throws {
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        try day(14).sendActions(for: .touchUpInside)
        #expect(selection.selectedDate?.day == 14)
        #expect(try day(14).isSelected)
        #expect(try !day(13).isEnabled)
        try day(13).sendActions(for: .touchUpInside)
        try day(14).sendActions(for: .touchUpInside)
        #expect(selection.selectedDate == nil)
        #expect(delegate.told == ["chose 14", "chose 0"])
    }

    @Test func `several days are chosen`() throws {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        for number in [3, 5, 3] { try day(number).sendActions(for: .touchUpInside) }
        #expect(selection.selectedDates.map(\.day) == [5])
        #expect(delegate.told == ["+3", "+5", "-3"])
    }

    @Test func `a week is chosen as a whole`() throws {
        let selection = UICalendarSelectionWeekOfYear(delegate: nil)
        view.selectionBehavior = selection
        try day(7).sendActions(for: .touchUpInside)
        #expect(try (5...11).allSatisfy { try day($0).isSelected })
        #expect(try !day(4).isSelected && !day(12).isSelected)
    }

    @Test func `decorations are the delegate's, and asked for anew`() throws {
        delegate.decorated = 9
        view.delegate = delegate
        #expect(try day(9).decoration?.backgroundColor == .red)
        #expect(try day(10).decoration == nil)
        delegate.decorated = 10
        view.reloadDecorations(forDateComponents: [try day(9).date, try day(10).date], animated: false)
        #expect(try day(9).decoration == nil)
        #expect(try day(10).decoration != nil)
    }

    @Test func `another month is told, and days outside the range cannot be chosen`() throws {
        view.delegate = delegate
        let start = try #require(
            view.calendar.date(from: DateComponents(year: 2024, month: 3, day: 10)))
        view.availableDateRange = DateInterval(start: start, end: .distantFuture)
        view.setVisibleDateComponents(DateComponents(year: 2024, month: 3), animated: false)
        #expect(delegate.told == ["from 2"])
        #expect(try !day(9).isEnabled && day(10).isEnabled)
    }

    @Test func `a calendar opens on the same month on every machine`() {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 344))
        #expect(view.calendar.identifier == .gregorian && view.calendar.timeZone.secondsFromGMT() == 0)
        #expect(view.visibleDateComponents.year == 2001 && view.visibleDateComponents.month == 1)
    }
}
