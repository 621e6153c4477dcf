import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// Letters with outlines and shadows, and lines that are set closer together or smaller.
struct LetterLookTests {
    private static let font = Font.system(size: 20)

    private func layout(_ text: TextContent, width: Double? = nil) throws -> TextLayout {
        try Typesetter(era: .y2020).layout(TextRequest(text, width: width, height: nil), grid: PixelGrid(scale: 2))
    }

    private func operations(_ change: (inout RunStyle) -> Void) throws -> [DrawingOperation] {
        var style = RunStyle(font: Self.font)
        change(&style)
        var text = TextContent("ab", font: Self.font)
        text.runs = [StyledRun(length: 2, style: style)]
        let square = Path.rect(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5))
        return try layout(text)
            .operations(in: Rect(x: 0, y: 0, width: 100, height: 24), color: .black) { _, _ in square }
    }

    @Test(arguments: [(5.0, false, 1.0), (-5, true, 1), (10, false, 2), (0, true, nil)] as [(Double, Bool, Double?)])
    func `a stroke width is a percentage of the size, and a negative one keeps the letters filled`(
        _ width: Double, _ isFilled: Bool, _ pen: Double?
    ) throws {
        let drawn = try operations { ($0.strokeWidth, $0.strokeColor) = (width, .white) }
        var (fills, pens) = (0, [Double]())
        for operation in drawn {
            switch operation {
            case .glyphs: fills += 1
            case .traced(let path, let color, let used):
                #expect(color == .white)
                #expect(!path.elements.isEmpty)
                pens.append(used.width)
            default: Issue.record("\(operation)")
            }
        }
        #expect(fills == (isFilled ? 1 : 0))
        #expect(pens == (pen.map { [$0] } ?? []))
    }

    @Test func `the letters of a run cast its shadow`() throws {
        let drawn = try operations {
            $0.shadow = RunShadow(color: .white, offset: Point(x: 1, y: 2), radius: 3)
        }
        guard case .composited(let compositing, let letters)? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(compositing.shadow == Shadow(color: .white, offset: Point(x: 1, y: 2), radius: 3))
        #expect(letters.count == 1 && drawn.count == 1)
    }

    @Test(arguments: [(0.97, false), (0.9, true)]) func `a line that is slightly too long is tightened`(
        _ part: Double, _ isTruncated: Bool
    ) throws {
        var text = TextContent("A line of some words", font: Self.font, numberOfLines: 1)
        let width = try layout(text).size.width * part
        #expect(try layout(text, width: width).isTruncated)
        text.allowsTightening = true
        let tight = try layout(text, width: width)
        #expect(tight.isTruncated == isTruncated)
        guard !isTruncated else { return }
        #expect(tight.lines.map(\.text) == [text.text])
        let last = tight.runs(in: Rect(x: 0, y: 0, width: width, height: 24)).flatMap(\.glyphs).map(\.origin.x).max()
        let loose = try layout(TextContent("A line of some words", font: Self.font))
            .runs(in: Rect(x: 0, y: 0, width: 400, height: 24)).flatMap(\.glyphs).map(\.origin.x).max()
        #expect(try #require(last) < #require(loose))
    }

    @Test func `a line that shrinks to fit stands on its baseline, in the middle or at the top`() throws {
        func baseline(_ adjustment: BaselineAdjustment) throws -> Double {
            var text = TextContent("A line of some words", font: Self.font, numberOfLines: 1)
            text.minimumScaleFactor = 0.1
            text.baselineAdjustment = adjustment
            let box = Rect(x: 0, y: 0, width: 90, height: 24)
            return try #require(layout(text, width: 90).runs(in: box).first?.glyphs.first).origin.y
        }
        let (line, middle, top) = (try baseline(.alignBaselines), try baseline(.alignCenters), try baseline(.none))
        #expect(top < middle && middle < line)
    }
}
