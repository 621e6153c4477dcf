import Testing
import UIKit

/// The texts of Apple's documentation of `RelativeDateTimeFormatter`, and others of the same data.
@Suite struct RelativeDateTests {
    private static let intervals: [(TimeInterval, RelativeDateTimeFormatter.DateTimeStyle, String)] = [
        (-120, .numeric, "2 minutes ago"), (3600, .numeric, "in 1 hour"), (-86_400, .numeric, "1 day ago"),
        (-86_400, .named, "yesterday"), (86_400, .named, "tomorrow"), (14 * 86_400, .numeric, "in 2 weeks"),
        (0, .named, "now"), (0, .numeric, "in 0 seconds"), (-400 * 86_400, .numeric, "1 year ago"),
        (-45 * 86_400, .numeric, "1 month ago"), (-10 * 86_400, .numeric, "1 week ago"), (5400, .numeric, "in 1 hour"),
    ]

    @Test func `a time is said as it is seen from another`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        for (seconds, style, text) in Self.intervals {
            formatter.dateTimeStyle = style
            #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
        }
    }

    private static let units: [(RelativeDateTimeFormatter.UnitsStyle, String)] = [
        (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
    ]

    @Test func `units are written in four ways`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        for (style, text) in Self.units {
            formatter.unitsStyle = style
            #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
        }
    }

    @Test func `the largest unit of components is said`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
        #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 5)) == "in 1 day")
        #expect(formatter.localizedString(from: DateComponents(hour: 30)) == "in 30 hours")
    }

    @Test func `other languages have their words`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 Stunden")
    }

    @Test func `lists are joined`() {
        let formatter = ListFormatter()
        for (language, text) in [("en_US", "a, b, and c"), ("de_DE", "a, b und c")] {
            formatter.locale = Locale(identifier: language)
            #expect(formatter.string(from: ["a", "b", "c"]) == text)
        }
        let number = NumberFormatter()
        number.minimumFractionDigits = 1
        number.locale = Locale(identifier: "de_DE")
        formatter.itemFormatter = number
        #expect(formatter.string(from: [1, 2]) == "1,0 und 2,0")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }

    private static let measurements: [(String, MeasurementFormatter.UnitOptions, Measurement<Dimension>, String)] = [
        ("en_US", .providedUnit, Measurement(value: 5, unit: UnitLength.kilometers), "5 km"),
        ("en_US", [], Measurement(value: 5, unit: UnitLength.kilometers), "3.107 mi"),
        ("de_DE", [], Measurement(value: 1.5, unit: UnitLength.kilometers), "1,5 km"),
        ("en_US", [], Measurement(value: 20, unit: UnitTemperature.celsius), "68°F"),
        ("de_DE", [], Measurement(value: 20, unit: UnitTemperature.celsius), "20°C"),
        ("de_DE", .temperatureWithoutUnit, Measurement(value: 20, unit: UnitTemperature.celsius), "20°"),
    ]

    @Test func `measurements have a number and a unit`() {
        for (language, options, measurement, text) in Self.measurements {
            let formatter = MeasurementFormatter()
            formatter.locale = Locale(identifier: language)
            formatter.numberFormatter.locale = formatter.locale
            formatter.unitOptions = options
            #expect(formatter.string(from: measurement) == text)
        }
    }
}
