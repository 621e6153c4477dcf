import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// The line spacing below a text of one line (Docs/typography.md).
struct SpacingBelowTests {
    private func height(_ text: String, kern: Double = 0, spacing: Double = 10, width: Double? = nil) throws -> Double {
        var style = RunStyle(font: .system(size: 17))
        style.kern = kern
        style.paragraph = ParagraphStyle()
        style.paragraph.lineSpacing = spacing
        var content = TextContent(text, font: style.font, numberOfLines: 0)
        content.runs = [StyledRun(length: text.utf8.count, style: style)]
        return try Typesetter(era: .y2020).layout(TextRequest(content, width: width), grid: PixelGrid(scale: 2)).size
            .height
    }

    @Test(arguments: [("test", 0.1), ("test", -1), ("文字", 0), ("test 文字", 0), ("かな", 0), ("한글", 0)])
    func `a line that is set letter by letter has it`(_ text: String, _ kern: Double) throws {
        #expect(try height(text, kern: kern) == height(text, kern: kern, spacing: 0) + 10)
    }

    @Test(arguments: ["test", "Ünïcödé", "שלום"]) func `a plain line has none`(_ text: String) throws {
        #expect(try height(text) == height(text, spacing: 0))
    }

    @Test(arguments: [("a\nb", 0.1), ("文字\n文字", 0)])
    func `neither has the last of two lines`(_ text: String, _ kern: Double) throws {
        #expect(try height(text, kern: kern) == height(text, kern: kern, spacing: 0) + 10)
    }

    @Test(arguments: [(-5.0, 5.0), (5, 5), (0, 0), (-40, 40)])
    func `raised and lowered letters keep the extent of their line`(_ offset: Double, _ more: Double) throws {
        func height(_ offset: Double) throws -> Double {
            var style = RunStyle(font: .system(size: 15))
            style.baselineOffset = offset
            var content = TextContent("offset", font: style.font)
            content.runs = [StyledRun(length: 6, style: style)]
            return try Typesetter(era: .y2020).layout(TextRequest(content), grid: PixelGrid(scale: 2)).size.height
        }
        #expect(try height(offset) == height(0) + more)
    }
}
