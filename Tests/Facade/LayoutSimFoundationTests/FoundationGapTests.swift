import Foundation
import LayoutSimFoundation
import Testing

/// Names of Apple's Foundation and libkern that Foundation on Linux lacks.
@Suite struct FoundationGapTests {
    private static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func `a calendar stores the unit around a date`() throws {
        let calendar = Self.utc as NSCalendar
        let date = Date(timeIntervalSinceReferenceDate: 100_000)
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        #expect(unsafe calendar.range(of: .day, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSinceReferenceDate == 86_400)
        #expect(length == 86_400)
    }

    @Test func `a calendar stores weekends`() {
        // January 1, 2001, was a Monday.
        let calendar = Self.utc as NSCalendar
        let monday = Date(timeIntervalSinceReferenceDate: 0)
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        #expect(unsafe !calendar.range(ofWeekendStart: &start, interval: &length, containing: monday))
        #expect(unsafe calendar.nextWeekendStart(&start, interval: &length, after: monday))
        #expect(start?.timeIntervalSinceReferenceDate.rounded() == 432_000)
        #expect(length == 2 * 86_400)
    }

    @Test func `a scanner stores strings of Objective-C`() {
        let scanner = Scanner(string: "abc: 12")
        var word: NSString?
        #expect(unsafe scanner.scanUpTo(":", into: &word))
        #expect(word == "abc")
        #expect(unsafe scanner.scanString(":", into: &word))
        #expect(unsafe scanner.scanCharacters(from: .decimalDigits, into: &word))
        #expect(word == "12")
        #expect(unsafe !scanner.scanUpToCharacters(from: .letters, into: &word))
        #expect(word == "12")
    }

    @Test func `numbers are changed and replaced`() {
        var number: Int32 = 1
        #expect(unsafe OSAtomicIncrement32(&number) == 2)
        #expect(unsafe OSAtomicAdd32Barrier(5, &number) == 7)
        #expect(unsafe OSAtomicDecrement32(&number) == 6)
        #expect(unsafe !OSAtomicCompareAndSwap32(5, 0, &number))
        #expect(unsafe OSAtomicCompareAndSwap32(6, 0, &number))
        #expect(number == 0)
    }
}
