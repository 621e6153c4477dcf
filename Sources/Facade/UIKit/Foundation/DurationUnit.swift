import Foundation

/// A unit of time for formatting a duration, from the largest to the smallest.
enum DurationUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit { names.unit }
    var component: Calendar.Component { names.component }

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

extension DateComponentsFormatter.UnitsStyle {
    /// Returns a string for amounts of units.
    func text(_ amounts: [(unit: DurationUnit, count: Int)], isPadded: Bool) -> String {
        switch self {
        case .positional: positions(amounts, isPadded: isPadded)
        case .abbreviated: amounts.map { "\($0.count)\($0.unit.letters)" }.joined(separator: " ")
        case .brief: amounts.map { "\($0.count)\($0.unit.shortWord($0.count))" }.joined(separator: " ")
        case .short: amounts.map { "\($0.count) \($0.unit.shortWord($0.count))" }.joined(separator: ", ")
        case .full: words(amounts) { String($0) }
        case .spellOut: words(amounts, spelledOut)
        }
    }

    private func words(_ amounts: [(unit: DurationUnit, count: Int)], _ number: (Int) -> String) -> String {
        amounts.map { "\(number($0.count)) \($0.unit.word)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    private func spelledOut(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: count)) ?? String(count)
    }

    private func positions(_ amounts: [(unit: DurationUnit, count: Int)], isPadded: Bool) -> String {
        let positions = amounts.filter(\.unit.isPosition)
        let numbers = positions.enumerated().map { index, amount in
            index == 0 && !isPadded || amount.count > 9 ? String(amount.count) : "0\(amount.count)"
        }
        let larger = amounts.filter { !$0.unit.isPosition }.map { "\($0.count)\($0.unit.letters)" }
        return (larger + (numbers.isEmpty ? [] : [numbers.joined(separator: ":")])).joined(separator: " ")
    }
}
