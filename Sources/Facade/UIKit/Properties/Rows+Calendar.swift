import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let calendarTables = [
        uiCalendarSelectionSingleDate, uiCalendarSelectionMultiDate, uiCalendarSelectionWeekOfYear, uiCalendarView,
    ]

    static let uiCalendarSelectionSingleDate = ObjectProperty.table(of: UICalendarSelectionSingleDate.self) {
        $0.add("delegate", \.delegate)
        $0.add("selectedDate", \.selectedDate)
    }
    static let uiCalendarSelectionMultiDate = ObjectProperty.table(of: UICalendarSelectionMultiDate.self) {
        $0.add("delegate", \.delegate)
        $0.add("selectedDates", \.selectedDates)
    }
    static let uiCalendarSelectionWeekOfYear = ObjectProperty.table(of: UICalendarSelectionWeekOfYear.self) {
        $0.add("delegate", \.delegate)
        $0.add("selectedWeekOfYear", \.selectedWeekOfYear)
    }
    static let uiCalendarView = ObjectProperty.table(of: UICalendarView.self) {
        $0.add("delegate", \.delegate)
        $0.add("selectionBehavior", \.selectionBehavior)
        $0.add("calendar", \.calendar)
        $0.add("locale", \.locale)
        $0.add("timeZone", \.timeZone)
        $0.add("fontDesign", \.fontDesign)
        $0.add("availableDateRange", \.availableDateRange)
        $0.add("wantsDateDecorations", \.wantsDateDecorations)
        $0.add("visibleDateComponents", \.visibleDateComponents)
    }
}
