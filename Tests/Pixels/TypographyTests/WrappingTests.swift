import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

struct WrappingTests {
    private static let grid = PixelGrid(scale: 2)

    private func lines(
        _ text: String, width: Double, mode: LineBreakMode = .byWordWrapping, numberOfLines: Int = 0
    ) throws -> [String] {
        try Typesetter(era: .y2015).layout(
            TextContent(text, font: .system(size: 17), numberOfLines: numberOfLines, lineBreakMode: mode),
            width: width, grid: Self.grid
        ).lines.map(\.text)
    }

    /// Since iOS 14, labels leave no word alone on the last line if another one fits with it.
    @Test(arguments: [
        (FontEra.y2015, ["one two three four", "it"]), (.y2018, ["one two three four", "it"]),
        (.y2020, ["one two three", "four it"]),
    ])
    func `a short last word is not left alone`(era: FontEra, expected: [String]) throws {
        let typesetter = try Typesetter(era: era)
        let text = TextContent("one two three four it", font: .system(size: 17), numberOfLines: 0)
        #expect(typesetter.layout(text, width: 147, grid: Self.grid).lines.map(\.text) == expected)
    }

    @Test func `a last word of more than a quarter of the line before it stays alone`() throws {
        let text = TextContent("one two three four", font: .system(size: 17), numberOfLines: 0)
        let layout = try Typesetter(era: .y2020).layout(text, width: 115, grid: Self.grid)
        #expect(layout.lines.map(\.text) == ["one two three", "four"])
    }

    @Test(arguments: [
        ("one Donaudampf", 105.0, ["one", "Donaudampf"]), ("Donaudampf i", 100, ["Donaudampf", "i"]),
    ])
    func `a word stays alone where no other fits beside it`(text: String, width: Double, expected: [String]) throws {
        let typesetter = try Typesetter(era: .y2020)
        let content = TextContent(text, font: .system(size: 17), numberOfLines: 0)
        #expect(typesetter.layout(content, width: width, grid: Self.grid).lines.map(\.text) == expected)
    }

    @Test func `the spaces at which a line is broken hang`() throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("one     two", font: .system(size: 17), numberOfLines: 0), width: 40, grid: Self.grid)
        #expect(layout.lines.map(\.text) == ["one", "two"])
        #expect(layout.lines.map(\.range) == [0..<8, 8..<11])
        #expect(layout.lines.map(\.isBroken) == [true, false])
        #expect(layout.lines.allSatisfy { $0.width < 32 })
    }

    /// 18 labels that Xcode stored in 9 repositories are that wide.
    @Test func `a text that wraps is as wide as its widest line with the spaces it was broken at`() throws {
        let typesetter = try Typesetter(era: .y2015)
        func layout(_ text: String, width: Double?) -> TextLayout {
            let content = TextContent(text, font: .system(size: 17), numberOfLines: 0)
            return typesetter.layout(content, width: width, grid: Self.grid)
        }
        let word = layout("wide", width: nil).size.width
        let withSpace = layout("wide ", width: nil).size.width
        #expect(withSpace > word + 3)
        #expect(layout("wide word", width: withSpace + 0.5).lines.map(\.text) == ["wide", "word"])
        #expect(layout("wide ill", width: withSpace + 0.5).size.width == withSpace)
        #expect(layout("wide ill", width: word + 1).size.width == word + 1, "as far as there is room")
    }

    @Test func `a word wider than the label is broken by characters`() throws {
        let parts = try lines("a Donaudampfschiff", width: 60)
        #expect(parts.first == "a")
        #expect(parts.dropFirst().joined() == "Donaudampfschiff")
        #expect(parts.count == 4)
    }

    @Test func `a label narrower than a letter shows a letter on each line`() throws {
        #expect(try lines("abc", width: 0.25) == ["a", "b", "c"])
    }

    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]), ("a\n\nb", ["a", "", "b"]), ("a\n", ["a", ""]),
        ("\n", ["", ""]), ("a\u{2028}b\u{2029}c\u{85}d", ["a", "b", "c", "d"]),
    ])
    func `newlines end lines`(text: String, expected: [String]) throws {
        #expect(try lines(text, width: 100) == expected)
    }

    @Test func `nothing but spaces is one line`() throws {
        #expect(try lines("          ", width: 10).count == 1)
    }

    @Test func `a no-break space keeps words together`() throws {
        #expect(try lines("one two\u{A0}three", width: 75) == ["one", "two\u{A0}three"])
    }

    @Test func `a line may end after a hyphen but not before punctuation`() throws {
        #expect(try lines("ice-cream", width: 50) == ["ice-", "cream"])
        let width = try Typesetter(era: .y2015).layout(
            TextContent("Say hello", font: .system(size: 17)), width: nil, grid: Self.grid
        ).size.width
        let parts = try lines("Say hello, you", width: width)
        #expect(parts == ["Say", "hello,", "you"])
    }

    @Test func `character wrapping fills every line`() throws {
        let parts = try lines("one two three", width: 45, mode: .byCharWrapping)
        #expect(parts == ["one t", "wo th", "ree"])
    }

    @Test func `Japanese is broken between characters but not before its full stop`() throws {
        #expect(try lines("日本語の文章。", width: 6 * 17 + 1) == ["日本語の文", "章。"])
    }

    @Test(arguments: [nil, 0, -5, Double.nan, .infinity, -.infinity] as [Double?])
    func `a width that is not positive is not a limit`(width: Double?) throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("one two three", font: .system(size: 17), numberOfLines: 0), width: width, grid: Self.grid)
        #expect(layout.lines.count == 1)
    }

    @Test(arguments: ["Label", "Probability and statistics", "日本語", "40x40 W."], [1.0, 2, 3])
    func `a text fits the width that it asked for`(text: String, scale: Double) throws {
        let typesetter = try Typesetter(era: .y2015)
        for size in stride(from: 5, through: 60, by: 0.7) {
            let content = TextContent(text, font: .system(size: size), numberOfLines: 0)
            let grid = PixelGrid(scale: scale)
            let intrinsic = typesetter.layout(content, width: nil, grid: grid).size
            #expect(typesetter.layout(content, width: intrinsic.width, grid: grid).size == intrinsic)
        }
    }

    /// Rounding up to pixels ignores a thousandth of a pixel, so the line may exceed its label by that amount.
    @Test func `a text fits the width that was rounded down`() throws {
        let font = Font(family: .named("Menlo-Regular"), size: 20.0006 / (2 * 0.602))
        let content = TextContent("a", font: font, lineBreakMode: .byTruncatingTail)
        let typesetter = try Typesetter(era: .y2015)
        #expect(typesetter.layout(content, width: nil, grid: Self.grid).size.width == 10)
        #expect(!typesetter.layout(content, width: 10, grid: Self.grid).isTruncated)
    }
}
