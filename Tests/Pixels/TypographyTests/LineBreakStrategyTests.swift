import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// Lines that break earlier than necessary, according to `NSParagraphStyle.LineBreakStrategy`.
struct LineBreakStrategyTests {
    private func lines(_ text: String, width: Double, _ strategy: LineBreakStrategy) throws -> [String] {
        var content = TextContent(text, font: .system(size: 20), numberOfLines: 0)
        content.lineBreakStrategy = strategy
        return try Typesetter(era: .y2020).layout(content, width: width, grid: PixelGrid(scale: 2)).lines.map(\.text)
    }

    @Test(arguments: [
        (LineBreakStrategy.standard, ["로그인 버튼을 눌러 주", "세요"]),
        (.none, ["로그인 버튼을 눌러 주", "세요"]),
        (.hangulWordPriority, ["로그인 버튼을 눌러", "주세요"]),
        (.pushOutAndHangulWordPriority, ["로그인 버튼을 눌러", "주세요"]),
    ])
    func `words in Hangul stay together where that has priority`(strategy: LineBreakStrategy, expected: [String])
        throws
    {
        #expect(try lines("로그인 버튼을 눌러 주세요", width: 180, strategy) == expected)
    }

    @Test(arguments: [LineBreakStrategy.standard, .hangulWordPriority])
    func `a word in Hangul that is too long for a line breaks between its letters`(strategy: LineBreakStrategy) throws {
        #expect(try lines("가나다라마바사아자차카타", width: 110, strategy) == ["가나다라마바", "사아자차카타"])
    }

    @Test(arguments: [
        (LineBreakStrategy.standard, ["one two three", "four it"]), (.pushOut, ["one two three", "four it"]),
        (.pushOutAndHangulWordPriority, ["one two three", "four it"]),
        (.none, ["one two three four", "it"]), (.hangulWordPriority, ["one two three four", "it"]),
    ])
    func `a short last word is left alone unless lines are pushed out`(strategy: LineBreakStrategy, expected: [String])
        throws
    {
        #expect(try lines("one two three four it", width: 172, strategy) == expected)
    }

    /// Lines composed for one strategy are not used for another one.
    @Test func `one typesetter knows strategies apart`() throws {
        let typesetter = try Typesetter(era: .y2020)
        var content = TextContent("one two three four it", font: .system(size: 20), numberOfLines: 0)
        let counts = LineBreakStrategy.allCases.map { strategy in
            content.lineBreakStrategy = strategy
            return typesetter.layout(content, width: 172, grid: PixelGrid(scale: 2)).lines[0].text
        }
        #expect(Set(counts) == ["one two three", "one two three four"])
    }
}
