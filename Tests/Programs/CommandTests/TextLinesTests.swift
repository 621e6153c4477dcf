import Testing

@testable import LayoutSimCommand

/// The lines of outputs, and what is looked for in them.
@Suite struct TextLinesTests {
    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n", ["", "", "a", ""]), ("é\r\nü", ["é\r", "ü"]),
    ])
    func `a text is split at its ends of lines`(text: String, lines: [String]) {
        #expect(TextLines(of: Array(text.utf8)).all.map(String.init) == lines)
    }

    @Test func `bytes that are no text are replaced`() {
        #expect(TextLines(of: [97, 255, 10, 98]).all == ["a\u{FFFD}", "b"])
    }

    @Test(arguments: [
        ("aab: error", "ab", 1), ("abab", "abab", 0), ("abc", "d", nil), ("ab", "abc", nil), ("xxab", "ab", 2),
    ])
    func `a text is found by its bytes`(text: String, sought: String, place: Int?) {
        let found = text[...].place(ofBytes: sought)
        #expect(found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == place)
        #expect(found.map { String(text[$0]) } == place.map { _ in sought })
    }
}
