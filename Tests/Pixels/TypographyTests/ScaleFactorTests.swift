import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

struct ScaleFactorTests {
    private func layout(_ text: String, width: Double?, minimum: Double, numberOfLines: Int = 1) throws -> TextLayout {
        try Typesetter(era: .y2015).layout(
            TextContent(
                text, font: .system(size: 20), numberOfLines: numberOfLines, minimumScaleFactor: minimum),
            width: width, grid: PixelGrid(scale: 2))
    }

    @Test func `a line shrinks until it fits and no further`() throws {
        let natural = try layout("Probability and statistics", width: nil, minimum: 0.5).lines[0].width
        let shrunk = try layout("Probability and statistics", width: 0.8 * natural, minimum: 0.5)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.lines[0].width <= 0.8 * natural + 0.001)
        #expect(shrunk.lines[0].width > 0.8 * natural - 0.01)
        // Tracking grows as the size falls, so the letters must shrink more than the line.
        #expect(shrunk.scaleFactor < 0.8)
        #expect(shrunk.scaleFactor > 0.7)
        #expect(shrunk.runs(in: Rect(x: 0, y: 0, width: 200, height: 30))[0].size == 20 * shrunk.scaleFactor)
    }

    @Test func `a line that is still too long is truncated at the smallest size`() throws {
        let shrunk = try layout("Probability and statistics", width: 50, minimum: 0.5)
        #expect(shrunk.scaleFactor == 0.5)
        #expect(shrunk.isTruncated)
        #expect(shrunk.lines[0].text.hasSuffix("…"))
    }

    @Test(arguments: [0, 1, -1, 2, Double.nan, .infinity])
    func `factors that allow no shrinking`(minimum: Double) throws {
        let layout = try layout("Probability and statistics", width: 100, minimum: minimum)
        #expect(layout.scaleFactor == 1)
        #expect(layout.isTruncated)
    }

    @Test func `only a single line shrinks`() throws {
        #expect(
            try layout("Probability and statistics", width: 100, minimum: 0.5, numberOfLines: 2).scaleFactor == 1)
        #expect(try layout("Label", width: 100, minimum: 0.5).scaleFactor == 1)
    }

    @Test func `a line that shrank is as high as before`() throws {
        let natural = try layout("Probability and statistics", width: nil, minimum: 0.5)
        let shrunk = try layout("Probability and statistics", width: 150, minimum: 0.5)
        #expect(shrunk.size.height == natural.size.height)
        #expect(shrunk.firstBaseline == natural.firstBaseline)
    }
}
