import Foundation
import Testing
import UIKit

/// Durations with the texts of Apple's documentation of `DateComponentsFormatter` and its styles.
@Suite struct DateComponentsFormatterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var style: DateComponentsFormatter.UnitsStyle
        var units: NSCalendar.Unit
        var seconds: TimeInterval
        var zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
        var text: String
        var testDescription: String { "\(seconds) s as \(text)" }
    }

    private static let time: NSCalendar.Unit = [.hour, .minute, .second]
    private static let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    private static let long: TimeInterval = 9 * 3600 + 41 * 60 + 30

    static let cases: [Case] = [
        Case(style: .positional, units: time, seconds: long, text: "9:41:30"),
        Case(style: .abbreviated, units: time, seconds: long, text: "9h 41m 30s"),
        Case(style: .brief, units: time, seconds: long, text: "9hr 41min 30sec"),
        Case(style: .short, units: time, seconds: long, text: "9 hr, 41 min, 30 sec"),
        Case(style: .full, units: time, seconds: long, text: "9 hours, 41 minutes, 30 seconds"),
        Case(style: .spellOut, units: time, seconds: 3660, text: "one hour, one minute"),
        Case(style: .positional, units: time, seconds: 3610, text: "1:00:10"),
        Case(style: .abbreviated, units: all, seconds: 3610, text: "1h 10s"),
        Case(style: .positional, units: all, seconds: 3600, zeros: .pad, text: "0d 01:00:00"),
        Case(style: .abbreviated, units: all, seconds: 3600, zeros: .pad, text: "0d 1h 0m 0s"),
        Case(style: .positional, units: [.minute, .second], seconds: 65, zeros: .pad, text: "01:05"),
        Case(style: .abbreviated, units: time, seconds: 3600, zeros: .dropTrailing, text: "1h"),
        Case(style: .full, units: time, seconds: 0, text: "0 seconds"),
        Case(style: .positional, units: [.minute, .second], seconds: -65, text: "-1:05"),
    ]

    @Test(arguments: cases) func `a duration is written in a style`(_ given: Case) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = given.style
        formatter.allowedUnits = given.units
        formatter.zeroFormattingBehavior = given.zeros
        #expect(formatter.string(from: given.seconds) == given.text)
    }

    @Test func `few units and phrases`() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: DateComponents(hour: 2, minute: 10)) == "About 2 hours remaining")
    }
}
