import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing
import LayoutSimSeededRandom

/// Texts and numbers that no caller should pass, but callers do.
struct RobustnessTests {
    static let texts = [
        "\0", "a\0b", "\u{FEFF}", "\u{200D}", "\u{AD}soft\u{AD}hyphen", "\u{301}", "\u{202E}abc\u{202C}", "\u{2067}x",
        "\u{10FFFF}", "\u{FFFD}", "\u{E000}", "\t\u{B}\u{C}", String(repeating: "\u{301}", count: 500),
        String(repeating: "(", count: 300) + "א" + String(repeating: ")", count: 300), "🇩🇪🇫", "👩\u{200D}", "\u{1F3FD}",
    ]
    static let numbers: [Double] = [
        0, -0.0, -1, 1e-300, 1e-9, 0.1, 17, 1e6, 1e18, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    /// `height` is that of a line, where the text has room for one.
    private func check(_ layout: TextLayout, height: Double = 0) {
        #expect(layout.size.width.isFinite && layout.size.width >= 0)
        #expect(layout.size.height.isFinite && layout.size.height >= height, "\(layout.size.height)")
        #expect(layout.firstBaseline.isFinite && layout.lastBaseline.isFinite)
        _ = layout.runs(in: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test(arguments: texts)
    func `strange characters`(text: String) throws {
        let typesetter = try Typesetter(era: .y2015)
        for mode in LineBreakMode.allCases {
            for width in [nil, 0.5, 20, 200] {
                check(
                    typesetter.layout(
                        TextContent(text, font: .system(size: 17), numberOfLines: 2, lineBreakMode: mode),
                        width: width, grid: PixelGrid(scale: 2)), height: 20)
            }
        }
    }

    /// Texts of 10,000 letters, with a time limit far above the usual time.
    @Test(.timeLimit(.minutes(1)), arguments: ["a", "a ", "ا", "語", "😀", "e\u{301}"])
    func `very long texts`(letters: String) throws {
        let text = String(repeating: letters, count: 10_000)
        let typesetter = try Typesetter(era: .y2020)
        for (lines, mode) in [(0, LineBreakMode.byWordWrapping), (1, .byTruncatingMiddle), (3, .byTruncatingTail)] {
            let layout = typesetter.layout(
                TextContent(text, font: .system(size: 17), numberOfLines: lines, lineBreakMode: mode), width: 300,
                grid: PixelGrid(scale: 2))
            check(layout, height: 20)
            #expect(layout.isTruncated == (lines > 0))
            if lines > 0 { #expect(layout.lines.count <= lines) }
        }
    }

    @Test(arguments: numbers)
    func `strange numbers`(number: Double) throws {
        let typesetter = try Typesetter(era: .y2020)
        var content = TextContent("one two\nthree", font: .system(size: 17), numberOfLines: 2)
        let grid = PixelGrid(scale: 2)
        check(typesetter.layout(content, width: number, height: number, grid: grid))
        check(typesetter.layout(content, width: number, grid: grid), height: 20)
        // Nothing is left of lines that are lower than half a pixel.
        let isCoarse = (1e-300...1e-9).contains(number)
        check(typesetter.layout(content, width: 50, grid: PixelGrid(scale: number)), height: isCoarse ? 0 : 20)
        content.lineLeading = number
        check(typesetter.layout(content, width: 50, height: number, grid: grid))
        content.minimumScaleFactor = number
        content.numberOfLines = 1
        check(typesetter.layout(content, width: 20, grid: grid))
        content.font.size = number
        for lines in [-1, 0, 1, .max, .min] {
            content.numberOfLines = lines
            check(typesetter.layout(content, width: number, grid: grid))
            check(typesetter.layout(content, width: 30, height: 40, grid: grid))
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `a font without size takes no room`(size: Double) throws {
        let layout = try Typesetter(era: .y2015).layout(
            TextContent("Label", font: .system(size: size)), width: nil, grid: PixelGrid(scale: 2))
        #expect(layout.size == .zero)
    }

    @Test(arguments: ["word ", "a", " ", "\n", "😀", "م", "a\u{301}", "日"], LineBreakMode.allCases)
    func `a very long text`(unit: String, mode: LineBreakMode) throws {
        let typesetter = try Typesetter(era: .y2015)
        let text = String(repeating: unit, count: 4000)
        for lines in [0, 1] {
            check(
                typesetter.layout(
                    TextContent(text, font: .system(size: 17), numberOfLines: lines, lineBreakMode: mode),
                    width: 100, grid: PixelGrid(scale: 2)), height: 20)
        }
    }

    @Test func `a long book`() throws {
        let text = String(repeating: "word ", count: 30_000)
        let layout = try Typesetter(era: .y2015).layout(
            TextContent(text, font: .system(size: 17), numberOfLines: 0), width: 320, grid: PixelGrid(scale: 2))
        #expect(layout.lines.last?.range.upperBound == text.utf8.count)
    }

    @Test func `lines cover the source without gaps`() throws {
        var generator = SeededRandom(seed: 7)
        let units = ["a", " ", "word", "\n", "日本", "-", "😀", "م", "(", ", ", "\u{301}", "\r\n", "\t"]
        let typesetter = try Typesetter(era: .y2015)
        for _ in 0..<400 {
            let count = Int.random(in: 1...30, using: &generator)
            let text = (0..<count).map { _ in units.randomElement(using: &generator) ?? "" }.joined()
            let layout = typesetter.layout(
                TextContent(text, font: .system(size: 17), numberOfLines: 0, lineBreakMode: .byWordWrapping),
                width: Double.random(in: 1...200, using: &generator), grid: PixelGrid(scale: 2))
            #expect(shown(of: text, in: layout) == Array(text.utf8.filter { !(0x0A...0x0D).contains($0) }))
        }
    }

    /// Returns the parts of the source that the lines represent.
    private func shown(of text: String, in layout: TextLayout) -> [UInt8] {
        let source = Array(text.utf8)
        return layout.lines.flatMap { source[$0.range] }
    }
}
