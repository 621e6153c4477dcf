import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// Lines that flow around exclusion areas.
@Suite struct ExclusionTests {
    private let text = Array(repeating: "word", count: 24).joined(separator: " ")

    private func layout(
        _ exclusions: [TextExclusion], width: Double = 200, lines: Int = 0,
        _ edit: (inout TextContent) -> Void = { _ in }
    ) throws -> TextLayout {
        var content = TextContent(
            text, font: .system(size: 10), numberOfLines: lines, lineBreakMode: .byWordWrapping)
        content.exclusions = exclusions
        edit(&content)
        return try Typesetter(era: .y2020).layout(
            TextRequest(content, width: width), grid: PixelGrid(scale: 2))
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, margin: Double = 0) -> TextExclusion {
        TextExclusion(.rect(Rect(x: x, y: y, width: width, height: height)), margin: margin)
    }

    private func starts(_ layout: TextLayout) -> [Double] {
        layout.starts(in: Rect(x: 0, y: 0, width: 200, height: layout.size.height)).map { ($0 * 64).rounded() / 64 }
    }

    @Test func `an area at the left moves the lines that it touches`() throws {
        let plain = try layout([])
        let flown = try layout([box(0, 0, 100, 20)])
        let height = plain.lineEdges[0].bottom
        let touched = Int((20 / height).rounded(.up))
        #expect(Array(starts(flown).prefix(touched + 1)) == Array(repeating: 100.0, count: touched) + [0.0])
        #expect(flown.lines.prefix(touched).allSatisfy { $0.width <= 100 })
        #expect(flown.lines.map(\.text).joined(separator: " ") == text)
        #expect(flown.lineEdges.map(\.top) == flown.lines.indices.map { Double($0) * height })
    }

    @Test func `an area at the right shortens lines and its margin does, too`() throws {
        let flown = try layout([box(120, 0, 80, 5, margin: 10)])
        #expect(flown.lines[0].width <= 110)
        #expect(flown.lines[1].width > 120)
        #expect(starts(flown)[0] == 0)
    }

    @Test func `a line that an area cuts in two goes on behind it`() throws {
        let flown = try layout([box(80, 0, 40, 5)])
        #expect(starts(flown).prefix(3) == [0, 120, 0])
        let edges = flown.lineEdges
        #expect(edges[0].baseline == edges[1].baseline && edges[0].top == edges[1].top)
        #expect(edges[2].top == edges[0].bottom)
        #expect(flown.lineExclusions?[1].left == 120)
    }

    @Test func `text goes below an area that leaves no room for a word`() throws {
        let flown = try layout([box(10, 0, 185, 30)])
        #expect(flown.lineEdges[0].top >= 30 && flown.lineEdges[0].top < 31)
        #expect(starts(flown)[0] == 0)
    }

    @Test func `lines follow the outline of an ellipse`() throws {
        let circle = TextExclusion(.ellipse(in: Rect(x: -50, y: -50, width: 100, height: 100)))
        let starts = starts(try layout([circle]))
        let around = starts.prefix { $0 > 0 }
        #expect(around.count == 5)
        #expect(zip(around, around.dropFirst()).allSatisfy { $0 > $1 } && starts[0] == 50)
    }

    @Test func `lines from the right begin at the right of an area`() throws {
        let flown = try layout([box(80, 0, 40, 5)]) {
            $0.text = Array(repeating: "שלום", count: 24).joined(separator: " ")
        }
        #expect(flown.lines[0].range.lowerBound == 0)
        #expect(starts(flown)[0] >= 120 && starts(flown)[1] < 80)
    }

    @Test func `the last line that is allowed is cut off beside an area`() throws {
        let flown = try layout([box(0, 0, 100, 50)], lines: 2) { $0.lineBreakMode = .byTruncatingTail }
        #expect(flown.lines.count == 2 && flown.isTruncated)
        #expect(flown.lines[1].width <= 100.01 && flown.lines[1].text.hasSuffix("…"))
    }

    @Test func `larger letters count as far as they reach`() throws {
        let flown = try layout([box(0, 25, 100, 10)]) { content in
            var large = RunStyle(font: .system(size: 40))
            large.paragraph = ParagraphStyle()
            content.runs = [
                StyledRun(length: 5, style: large),
                StyledRun(length: content.text.utf8.count - 5, style: RunStyle(font: .system(size: 10))),
            ]
        }
        #expect(starts(flown)[0] == 100)
        #expect(starts(flown)[1] == 0)
    }
}
