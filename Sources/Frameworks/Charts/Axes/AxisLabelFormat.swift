import Foundation

/// The words of values on axes.
enum AxisLabelFormat {
    /// Returns the words of values in a format of an app's own; `nil` of values of another kind.
    static func words<Format: FormatStyle>(of format: Format) -> (Datum, Locale) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { datum, locale in datum.value(as: Format.FormatInput.self).map { format.locale(locale).format($0) } }
    }

    /// Returns a number in the words of a language.
    static func words(of number: Double, _ locale: Locale) -> String {
        number.formatted(FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...6)))
    }

    /// Returns a date in the words of a language, as exact as the distance to the next one asks for.
    static func words(of date: Date, _ stride: DateStride?, _ calendar: Calendar, _ locale: Locale) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch stride?.unit {
        case .year, .yearForWeekOfYear: style = style.year()
        case .month, .quarter: style = style.month(.abbreviated)
        case .hour: style = style.hour()
        case .minute: style = style.hour().minute()
        case .second, .nanosecond: style = style.hour().minute().second()
        default: style = style.month(.abbreviated).day()
        }
        // Foundation puts a narrow space between hours and AM, which letters here have no width for.
        return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}

extension AxisLabelFormat {
    /// Returns a date as it is spoken: the day, and the time unless it is the start of the day.
    static func spoken(_ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .year().month(.abbreviated).day()
        if calendar.startOfDay(for: date) != date { style = style.hour().minute() }
        return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}
