package import Foundation

/// A unit of time for formatting a duration, from the largest to the smallest.
package enum DurationUnit: String, CaseIterable, Sendable {
    /// A unit of that name.
    case year, month, week, day, hour, minute, second

    /// The unit of calendars.
    package var unit: NSCalendar.Unit { names.unit }
    /// The component of dates.
    package var component: Calendar.Component { names.component }

    /// The corresponding calendar unit and component.
    private var names: (unit: NSCalendar.Unit, component: Calendar.Component) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// Whether the positional style separates the unit with colons.
    var isPosition: Bool { self == .hour || self == .minute || self == .second }

    var word: String { rawValue }

    /// The abbreviation for the abbreviated style.
    var letters: String { self == .month ? "mo" : String(word.prefix(1)) }

    /// Returns the word for a count in the short and brief styles.
    func shortWord(_ count: Int) -> String {
        switch self {
        case .year: count == 1 ? "yr" : "yrs"
        case .month: count == 1 ? "mth" : "mths"
        case .week: count == 1 ? "wk" : "wks"
        case .day: count == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }
}
