import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

/// Texts are drawn where they were measured.
struct DrawnTextTests {
    private static let grid = PixelGrid(scale: 2)

    private func layout(
        _ text: String, alignment: TextAlignment = .left, size: Double = 17, width: Double? = nil
    ) throws -> TextLayout {
        try Typesetter(era: .y2015).layout(
            TextContent(text, font: .system(size: size), alignment: alignment, numberOfLines: 0),
            width: width, grid: Self.grid)
    }

    /// A letter at the end is drawn after the measured width of the text before it.
    @Test(arguments: ["Probability and ", "40x40 ", "mixed 日本 ", "a😀", "AVATAR"])
    func `the last glyph stands at the measure of those before it`(text: String) throws {
        let mark = "|"
        let measured = try layout(text + mark).lines[0].width - layout(mark).lines[0].width
        let glyphs = try layout(text + mark).runs(in: Rect(x: 5, y: 0, width: 400, height: 30)).flatMap(\.glyphs)
        #expect(abs((glyphs.last?.origin.x ?? 0) - 5 - measured) < 1e-9)
    }

    /// The start of a line of 41.6425 points in a box from 10 to 210.
    private static let sides: [(TextAlignment, Double)] = [
        (.left, 10), (.natural, 10), (.center, 89.17875), (.right, 168.3575), (.justified, 10),
    ]

    @Test(arguments: sides)
    func `lines stand at their side of the box`(alignment: TextAlignment, x: Double) throws {
        let runs = try layout("Label", alignment: alignment).runs(in: Rect(x: 10, y: 0, width: 200, height: 30))
        #expect(abs(runs[0].glyphs[0].origin.x - x) < 0.0001)
    }

    @Test func `justified lines reach both sides but for the last one`() throws {
        let layout = try layout("one two three four five six seven", alignment: .justified, width: 120)
        let runs = layout.runs(in: Rect(x: 0, y: 0, width: 120, height: layout.size.height))
        let plain = layout.lines.map(\.width)
        #expect(layout.lines.count == 3)
        let glyphs = Dictionary(grouping: runs.flatMap(\.glyphs), by: \.origin.y)
        let rows = glyphs.sorted { $0.key < $1.key }.map { $0.value.map(\.origin.x).max() ?? 0 }
        #expect(rows[0] > plain[0] - 12 && rows[0] > 120 - 12)
        #expect(rows[2] < plain[2])
    }

    @Test(arguments: [
        (0.0, 20.5, 16.0), (0, 61, 36.5), (0.5, 20.5, 16.5), (100.3, 20.5, 116.5), (0, 10, 11),
    ])
    func `the text stands in the middle of its box on whole pixels`(
        top: Double, height: Double, baseline: Double
    ) throws {
        let runs = try layout("Label").runs(in: Rect(x: 0, y: top, width: 100, height: height))
        #expect(runs[0].glyphs[0].origin.y == baseline)
    }

    @Test(arguments: [1.0, 2, 3])
    func `every baseline is on a pixel`(scale: Double) throws {
        let typesetter = try Typesetter(era: .y2015)
        for size in stride(from: 6.0, through: 40, by: 1.3) {
            let layout = typesetter.layout(
                TextContent("a\nb\nc", font: .system(size: size), numberOfLines: 0), width: nil,
                grid: PixelGrid(scale: scale))
            let glyphs = layout.runs(in: Rect(x: 0, y: 3.7, width: 100, height: 200)).flatMap(\.glyphs)
            #expect(glyphs.count == 3)
            for glyph in glyphs {
                let pixels = glyph.origin.y * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-9)
            }
        }
    }

    @Test func `hanging spaces are not drawn`() throws {
        let layout = try layout("one two", width: 40)
        #expect(layout.runs(in: Rect(x: 0, y: 0, width: 40, height: 41)).flatMap(\.glyphs).count == 6)
    }

    @Test(arguments: ["Inter-Regular.otf", "LiberationSans-Regular.ttf", "DroidSansFallback.ttf"])
    func `outlines are in em and upside down`(file: String) throws {
        let typesetter = try Typesetter(era: .y2015)
        let heights = (30..<90).map { glyph in
            typesetter.outline(of: glyph, in: FontFace(file: file)).elements.flatMap(points).map(\.y)
        }
        let all = heights.flatMap { $0 }
        #expect(all.contains { $0 < -0.6 })
        #expect(all.allSatisfy { $0 > -1.3 && $0 < 0.5 })
    }

    @Test func `a glyph without outline is empty`() throws {
        let typesetter = try Typesetter(era: .y2015)
        let space = try layout("a b").runs(in: Rect(x: 0, y: 0, width: 40, height: 41))[0].glyphs[1]
        #expect(typesetter.outline(of: space.index, in: FontFace(file: "Inter-Regular.otf")).elements.isEmpty)
        #expect(typesetter.outline(of: .max, in: FontFace(file: "Inter-Regular.otf")).elements.isEmpty)
    }

    private func points(_ element: Path.Element) -> [Point] {
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
    }
}
