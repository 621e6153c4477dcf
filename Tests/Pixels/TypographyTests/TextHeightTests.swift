import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

struct TextHeightTests {
    @Test(
        arguments: [
            (17.0, 1, 1.0, 21.0), (17, 1, 2, 20.5), (17, 1, 3, 61.0 / 3), (17, 2, 2, 41), (17, 3, 2, 61),
            (17, 3, 3, 61),
            (22, 1, 2, 26.5), (22, 2, 2, 53), (22, 3, 2, 79), (12, 1, 2, 14.5), (18.768, 3, 3, 202.0 / 3),
        ] as [(Double, Int, Double, Double)])
    func `lines of a plain font are rounded up together`(
        size: Double, lines: Int, scale: Double, height: Double
    ) throws {
        let text = Array(repeating: "Label", count: lines).joined(separator: "\n")
        let layout = try Typesetter(era: .y2015).layout(
            TextContent(text, font: .system(size: size), numberOfLines: 0), width: nil, grid: PixelGrid(scale: scale))
        #expect(layout.lines.count == lines)
        #expect(abs(layout.size.height - height) < 1e-9)
    }

    @Test(arguments: [(1, 20.5), (2, 42.5), (3, 64.5), (4, 86.5)])
    func `lines of a text style are a leading apart`(lines: Int, height: Double) throws {
        let text = Array(repeating: "Label", count: lines).joined(separator: "\n")
        let layout = try Typesetter(era: .y2020).layout(
            TextContent(text, font: .system(size: 17), numberOfLines: 0, lineLeading: 22), width: nil,
            grid: PixelGrid(scale: 2))
        #expect(layout.size.height == height)
    }

    @Test func `baselines follow the ascent of the system font`() throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("a\nb\nc", font: .system(size: 20), numberOfLines: 0), width: nil, grid: PixelGrid(scale: 2))
        #expect(abs(layout.firstBaseline - 20 * 1950 / 2048) < 1e-9)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * 20 * 2444 / 2048) < 1e-9)
    }

    @Test func `an empty text takes no room`() throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("", font: .system(size: 17), numberOfLines: 0), width: 100, grid: PixelGrid(scale: 2))
        #expect(layout.size == .zero)
        #expect(layout.lines.isEmpty)
        #expect(layout.runs(in: Rect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    }

    @Test(arguments: [(10.0, 1), (20.5, 1), (40.5, 1), (41, 2), (60.5, 2), (61, 3), (500, 5)])
    func `a label that is too low shows the lines that fit`(height: Double, lines: Int) throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("a\nb\nc\nd\ne", font: .system(size: 17), numberOfLines: 0), width: 100, height: height,
            grid: PixelGrid(scale: 2))
        #expect(layout.lines.count == lines)
        #expect(layout.isTruncated == (lines < 5))
    }
}
