import Testing

@testable import LayoutSimReview

struct TerminalTextTests {
    @Test(arguments: [
        ("a", 1), ("", 0), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한", 2), ("👍🏽", 2), ("→", 1), ("…", 1), ("ｱ", 1),
    ])
    func cells(text: String, count: Int) { #expect(text.cellCount == count) }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one", 7, ["one"]), ("", 7, [""]),
        ("abcdefghij k", 4, ["abcd", "efgh", "ij k"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("a  b", 10, ["a  b"]),
    ])
    func wrapping(text: String, width: Int, lines: [String]) { #expect(text.wrapped(at: width) == lines) }

    @Test func controlCharactersOfOthersStayTexts() {
        let line = StyledLine("\u{1B}[31mred\u{07}\u{9B}2J", .bold)
        #expect(line.codes(isColored: true) == "\u{1B}[1m [31mred  2J\u{1B}[0m")
    }

    @Test func colorsCanBeOff() {
        var line = StyledLine("+ a", .added)
        line.append(" b", .dim)
        #expect(line.codes(isColored: false) == "+ a\u{1B}[2m b\u{1B}[0m")
        #expect(line.cut(to: 4).text == "+ a…")
        #expect(line.cut(to: 5) == line)
    }

    @Test(
        arguments: [
            ("a", [.character("a")]), ("\u{1B}[C\u{1B}[D", [.right, .left]), ("\u{1B}OA", [.up]), ("\u{1B}", [.escape]),
            ("\u{03}", [.interrupt]), ("\u{1A}", [.suspend]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
            ("\u{1B}[1;5Cx", [.right, .character("x")]), ("é漢", [.character("é"), .character("漢")]),
            ("\u{1B}[?62;4c", []), ("", []),
        ] as [(String, [ReviewKey])])
    func keys(text: String, keys: [ReviewKey]) { #expect(ReviewKey.keys(in: Array(text.utf8)) == keys) }

    @Test(arguments: [[0xC3], [0x1B, 0x5B], [0xFF, 0xFE], [0xE6, 0xBC]] as [[UInt8]])
    func halfKeysAreNoFault(bytes: [UInt8]) { #expect(ReviewKey.keys(in: bytes).count <= 2) }
}
