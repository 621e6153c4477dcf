import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// Tab stops of lines, at the positions of their glyphs.
struct TabStopTests {
    private static let font = Font.system(size: 17)

    private func set(
        _ text: String, width: Double? = nil, lines: Int = 0, mode: LineBreakMode = .byWordWrapping,
        alignment: TextAlignment = .natural, _ change: ((inout ParagraphStyle) -> Void)? = nil
    ) throws -> TextLayout {
        var content = TextContent(
            text, font: Self.font, alignment: alignment, numberOfLines: lines, lineBreakMode: mode)
        if let change {
            var style = RunStyle(font: Self.font)
            change(&style.paragraph)
            content.runs = [StyledRun(length: text.utf8.count, style: style)]
        }
        return try Typesetter(era: .y2020).layout(content, width: width, grid: PixelGrid(scale: 2))
    }

    /// Returns the left ends of the glyphs in a box.
    private func places(_ layout: TextLayout, width: Double = 400) -> [Double] {
        layout.runs(in: Rect(x: 0, y: 0, width: width, height: layout.size.height)).flatMap(\.glyphs).map(\.origin.x)
    }

    private func width(_ text: String) throws -> Double { try set(text).exactSize.width }

    /// Where the letters of `cc` stand behind a tab at a stop at 100 points.
    @Test(arguments: [
        (TextAlignment.left, 0.0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
    ])
    func `letters stand at a stop as it says`(alignment: TextAlignment, share: Double) throws {
        let layout = try set("a\tcc") { $0.tabStops = [TabStop(alignment, at: 100)] }
        #expect(try abs(places(layout)[2] - (100 - share * width("cc"))) < 1e-9)
        #expect(try abs(layout.exactSize.width - (100 + (1 - share) * width("cc"))) < 1e-9)
    }

    @Test func `plain and styled texts have the same stops`() throws {
        let plain = try set("a\tbc\td")
        let styled = try set("a\tbc\td") { $0.headIndent = 0 }
        #expect(places(plain).map { ($0 * 1e6).rounded() } == places(styled).map { ($0 * 1e6).rounded() })
        #expect(places(plain)[2] == 28 && places(plain)[5] == 56)
    }

    @Test func `a column ends at its terminator`() throws {
        let layout = try set("a\tnmn\tb") {
            $0.tabStops = [TabStop(.right, at: 100, until: ".m"), TabStop(at: 150)]
        }
        #expect(try abs(places(layout)[2] - (100 - width("n"))) < 1e-9)
        #expect(abs(places(layout)[6] - 150) < 1e-9)
    }

    @Test func `a column that is wider than its room goes on behind the text`() throws {
        let layout = try set("aaaa\tcccccccccc") { $0.tabStops = [TabStop(.right, at: 50)] }
        #expect(try abs(places(layout)[5] - width("aaaa")) < 1e-9)
    }

    @Test func `indents do not move stops`() throws {
        let layout = try set("a\tb") {
            $0.firstLineHeadIndent = 20
            $0.tabStops = [TabStop(at: 50)]
        }
        #expect(places(layout)[0] == 20)
        #expect(abs(places(layout)[2] - 50) < 1e-9)
    }

    @Test func `each line counts its stops from its own beginning`() throws {
        let layout = try set("aaa bbb\tccc\td", width: 90) { $0.tabStops = [TabStop(at: 60)] }
        #expect(layout.lines.map(\.text) == ["aaa bbb", "ccc\td"])
        #expect(layout.lines.map { ($0.width * 4).rounded() / 4 }.last ?? 0 > 60)
    }

    @Test func `a tab behind the last stop ends its line, unless it is the last one`() throws {
        let stops = { (style: inout ParagraphStyle) in style.tabStops = [TabStop(at: 40)] }
        #expect(try set("a\tb\tc", stops).lines.map(\.text) == ["a\tb", "c"])
        #expect(try set("a\tb\tc", lines: 1, stops).lines.map(\.text) == ["a\tb\tc"])
        #expect(try set("a\tb\tc") { $0.tabStops = [] }.lines.count == 1)
    }

    @Test func `an interval adds stops at its multiples`() throws {
        let layout = try set("a\tb\tc") {
            $0.tabStops = [TabStop(at: 30)]
            $0.defaultTabInterval = 50
        }
        #expect(abs(places(layout)[2] - 30) < 1e-9 && abs(places(layout)[4] - 50) < 1e-9)
    }

    @Test func `stops of right-to-left text count from its right end`() throws {
        let layout = try set("\u{05D0}\t\u{05D1}", width: 300) {
            $0.isRightToLeft = true
            $0.tabStops = [TabStop(.natural, at: 100)]
        }
        let last = try #require(layout.extent(of: 3..<5, inLine: 0, width: 300))
        #expect(abs(last.right - 200) < 1e-9)
        let latin = try set("ab\tcd", width: 300) { $0.isRightToLeft = true }
        let first = try #require(latin.extent(of: 0..<2, inLine: 0, width: 300))
        #expect(abs(first.right - 300) < 1e-9, "columns go from right to left")
    }

    @Test func `a truncated line keeps its stops`() throws {
        let layout = try set("a\tsome words that are too long", width: 120, lines: 1, mode: .byTruncatingTail) {
            $0.tabStops = [TabStop(at: 60)]
        }
        #expect(layout.isTruncated && layout.lines[0].text.hasSuffix("…"))
        #expect(abs(places(layout)[2] - 60) < 1e-9)
        #expect(layout.lines[0].width <= 120 && layout.lines[0].width > 90)
    }

    @Test func `justification stretches the spaces behind the last tab`() throws {
        let layout = try set("a b\tcc dd ee ff", width: 90, alignment: .justified) { $0.tabStops = [TabStop(at: 40)] }
        #expect(layout.lines.count == 2)
        #expect(abs(places(layout, width: 90)[4] - 40) < 1e-9)
    }
}
