import Foundation
import Testing
import LayoutSimFoundation

/// Matches in texts, and similar texts that do not match.
@Suite struct DataDetectorTests {
    // Foundation warns about their names on Linux.
    private static let link: UInt64 = 1 << 5
    private static let number: UInt64 = 1 << 11

    private static let table: [(text: String, found: [String])] = [
        ("See https://example.com/a?b=c.", ["https://example.com/a?b=c"]),
        ("(www.example.org)", ["http://www.example.org"]),
        ("Read (https://example.com/a_(b)), please", ["https://example.com/a_(b)"]),
        ("Write to jo.doe@mail.example.com!", ["mailto:jo.doe@mail.example.com"]),
        ("example.com and e.g. this", ["http://example.com"]),
        ("the file main.swift, version 1.2.3", []),
        ("Call +1 (555) 123-4567 today", ["+1 (555) 123-4567"]),
        ("030/1234567", ["030/1234567"]),
        ("on 2024-05-17 or 17.05.2024", []),
        ("12345", []),
        ("", []),
    ]

    @Test(arguments: table) func `links and numbers are found`(_ row: (text: String, found: [String])) throws {
        let detector = try NSDataDetector(types: Self.link | Self.number)
        let matches = detector.matches(in: row.text, range: NSRange(row.text.startIndex..., in: row.text))
        #expect(matches.map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" } == row.found)
    }

    @Test func `ranges are of the text, and only what was asked for is found`() throws {
        let text = "Grüße: https://example.com, 555-123-4567"
        let detector = try NSDataDetector(types: Self.link)
        let match = try #require(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
        #expect((text as NSString).substring(with: match.range) == "https://example.com")
        #expect(match.resultType.rawValue == Self.link)
        #expect(detector.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) == 1)
        #expect(throws: CocoaError.self) { _ = try NSDataDetector(types: 0) }
    }
}
