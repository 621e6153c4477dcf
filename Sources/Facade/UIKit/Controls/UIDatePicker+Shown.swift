import Foundation
import LayoutSimText
import LayoutSimViewTree

extension UIDatePicker {
    /// The texts of the fields that a compact picker shows; none in other styles.
    package var fieldTexts: [String] {
        if case .fields(let texts) = shownDate { texts } else { [] }
    }

    /// What the picker shows; `nil` for the date of Interface Builder, as long as the app has set none.
    var shownDate: ShownDate? {
        if datePickerMode == .countDownTimer { return ownDuration.map { .wheels(wheels(ofDuration: $0)) } }
        guard let ownDate else { return nil }
        let words = DateWords(date: rounded(ownDate), dates: dates)
        let hasDate = datePickerMode != .time
        let time = datePickerMode == .time || datePickerMode == .dateAndTime ? words.time : nil
        switch datePickerStyle {
        case .wheels: return .wheels(wheels(words))
        case .inline where hasDate: return words.month.map { .month($0, time: time) }
        case .compact, .inline, .automatic:
            let date = datePickerMode == .yearAndMonth ? words.text("yMMMM") : words.day
            return .fields([hasDate ? date : nil, time].compactMap(\.self))
        }
    }

    /// The calendar in the picker's locale and time zone.
    private var dates: Calendar {
        var dates: Calendar = calendar ?? .simulated
        dates.locale = locale ?? .user
        if let timeZone { dates.timeZone = timeZone }
        return dates
    }

    /// Returns a date at the last minute that the picker can show.
    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, 60 % minuteInterval == 0 else { return date }
        let minute = dates.component(.minute, from: date)
        return dates.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }

    private func wheels(_ words: DateWords) -> [ShownDate.Wheel] {
        let minutes = max(1, minuteInterval)
        return switch datePickerMode {
        case .time: words.timeWheels(step: minutes, room: 1)
        case .date: words.dateWheels("yMMMMd")
        case .yearAndMonth: words.dateWheels("yMMMM")
        case .dateAndTime: [words.dayWheel] + words.timeWheels(step: minutes, room: 0.54)
        case .countDownTimer: []
        }
    }

    private func wheels(ofDuration seconds: TimeInterval) -> [ShownDate.Wheel] {
        let total = Int(min(max(seconds, 60), 86_340) / 60)
        return [(total / 60, 23, 1, "hours"), (total % 60, 59, max(1, minuteInterval), "min")].map {
            value, last, step, unit in
            let shown = value - value % step
            let rows = (-2...2).map { row in
                let number = shown + row * step
                return row == 0 ? "\(number) \(unit)" : (0...last).contains(number) ? "\(number)" : ""
            }
            return ShownDate.Wheel(rows: rows, share: 0.5, alignment: .center)
        }
    }
}

/// A date in the words of a calendar's locale.
private struct DateWords {
    let date: Date
    let dates: Calendar

    var time: String { formatted { $0.timeStyle = .short } }
    var day: String { formatted { $0.dateStyle = .medium } }

    /// Returns the parts of the date that a template names, in the order of the locale.
    func text(_ template: String, of other: Date? = nil) -> String {
        formatted(other) { $0.setLocalizedDateFormatFromTemplate(template) }
    }

    /// The month as a table of weeks.
    var month: ShownDate.Month? {
        var first = dates.dateComponents([.era, .year, .month], from: date)
        first.day = 1
        guard let start = dates.date(from: first), let days = dates.range(of: .day, in: .month, for: start) else {
            return nil
        }
        let names = dates.shortStandaloneWeekdaySymbols
        let weekdays = names.indices.map { names[($0 + dates.firstWeekday - 1) % names.count].uppercased() }
        return ShownDate.Month(
            title: text("yMMMM"), weekdays: weekdays,
            firstColumn: (dates.component(.weekday, from: start) - dates.firstWeekday + 7) % 7, days: days.count,
            chosen: dates.component(.day, from: date))
    }

    /// The weekdays and dates around the date.
    var dayWheel: ShownDate.Wheel {
        let rows = (-2...2).map { row in
            text("EEEMMMd", of: dates.date(byAdding: .day, value: row, to: date)).replacing(",", with: "")
        }
        return ShownDate.Wheel(rows: rows, share: 0.46, alignment: .right)
    }

    /// Returns the wheels of the hours, of the minutes in steps, and of the halves of the day where the locale has
    /// them.
    func timeWheels(step: Int, room: Double) -> [ShownDate.Wheel] {
        let hasHalves = format("j").contains("a")
        let (hour, minute) = (dates.component(.hour, from: date), dates.component(.minute, from: date))
        let hours = (-2...2).map { row in
            let shown = (hour + row + 24) % 24
            return hasHalves ? "\((shown + 11) % 12 + 1)" : twoDigits(shown)
        }
        let minutes = (-2...2).map { row in twoDigits((minute + row * step + 120) % 60) }
        let (am, pm) = (dates.amSymbol, dates.pmSymbol)
        let halves = hasHalves ? [hour < 12 ? ["", "", am, pm, ""] : ["", am, pm, "", ""]] : []
        let columns = [hours, minutes] + halves
        return columns.map { rows in
            ShownDate.Wheel(rows: rows, share: room / Double(columns.count), alignment: .center)
        }
    }

    /// Returns the wheels of a month, a year and perhaps a day, in the order of the locale.
    func dateWheels(_ template: String) -> [ShownDate.Wheel] {
        var order: [Character] = []
        for letter in format(template).map({ $0 == "L" ? "M" : $0 }) where "yMd".contains(letter) {
            if !order.contains(letter) { order.append(letter) }
        }
        let rest = template.contains("d") ? 0.3 : 0.5
        return order.map { letter in
            let (unit, share): (Calendar.Component, Double) =
                letter == "M" ? (.month, 0.5) : letter == "d" ? (.day, 0.2) : (.year, rest)
            let rows = (-2...2).map { row(of: unit, $0) }
            return ShownDate.Wheel(rows: rows, share: share, alignment: unit == .month ? .left : .center)
        }
    }

    /// Returns a row of a wheel, counted from the selected one; days and months go around.
    private func row(of unit: Calendar.Component, _ row: Int) -> String {
        let value = dates.component(unit, from: date)
        switch unit {
        case .month:
            let names = dates.standaloneMonthSymbols
            return names[(value - 1 + row + names.count) % names.count]
        case .day:
            let count = dates.range(of: .day, in: .month, for: date)?.count ?? 31
            return "\((value - 1 + row + count) % count + 1)"
        default: return "\(value + row)"
        }
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func format(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: dates.locale) ?? ""
    }

    /// Returns the date in a style, with plain spaces.
    private func formatted(_ other: Date? = nil, _ style: (DateFormatter) -> Void) -> String {
        let formatter = DateFormatter()
        formatter.calendar = dates
        formatter.locale = dates.locale
        formatter.timeZone = dates.timeZone
        style(formatter)
        return formatter.string(from: other ?? date).replacing("\u{202F}", with: " ")
    }
}
