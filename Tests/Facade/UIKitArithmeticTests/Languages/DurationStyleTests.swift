import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Amounts of time in the words of a style.
@Suite struct DurationStyleTests {
    private static let amounts: [(unit: DurationUnit, count: Int)] = [
        (.year, 1), (.month, 2), (.week, 3), (.day, 1), (.hour, 9), (.minute, 5), (.second, 30),
    ]

    @Test(arguments: [
        (DurationStyle.positional, "1y 2mo 3w 1d 9:05:30"), (.abbreviated, "1y 2mo 3w 1d 9h 5m 30s"),
        (.brief, "1yr 2mths 3wks 1day 9hr 5min 30sec"), (.short, "1 yr, 2 mths, 3 wks, 1 day, 9 hr, 5 min, 30 sec"),
        (.full, "1 year, 2 months, 3 weeks, 1 day, 9 hours, 5 minutes, 30 seconds"),
        (.spellOut, "one year, two months, three weeks, one day, nine hours, five minutes, thirty seconds"),
    ]) func `each unit has its word`(_ style: DurationStyle, _ text: String) {
        #expect(style.text(Self.amounts, isPadded: false) == text)
    }

    @Test(arguments: [(true, "09:05"), (false, "9:05")]) func `the first number may have a zero`(
        _ isPadded: Bool, _ text: String
    ) {
        #expect(DurationStyle.positional.text([(.minute, 9), (.second, 5)], isPadded: isPadded) == text)
    }

    @Test func `units are those of calendars, the largest first`() {
        #expect(DurationUnit.allCases.map(\.component) == [.year, .month, .weekOfMonth, .day, .hour, .minute, .second])
        let bits = DurationUnit.allCases.map(\.unit.rawValue)
        #expect(Set(bits).count == bits.count && DurationUnit.week.unit == .weekOfMonth)
    }
}
