import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import Testing

struct TruncationTests {
    static let text = KnownLineBreakTests.description

    private func layout(
        _ text: String, width: Double, mode: LineBreakMode, numberOfLines: Int
    ) throws -> TextLayout {
        try Typesetter(era: .y2020).layout(
            TextContent(text, font: .system(size: 17), numberOfLines: numberOfLines, lineBreakMode: mode),
            width: width, grid: PixelGrid(scale: 2))
    }

    @Test(arguments: [
        (LineBreakMode.byTruncatingTail, "skills in Probability and s…"),
        (.byTruncatingHead, "…probability distributions"),
        (.byTruncatingMiddle, "skills in Pro…distributions"),
        (.byWordWrapping, "skills in Probability and"),
        (.byCharWrapping, "s in Probability and statisti"),
        (.byClipping, String(text.dropFirst(23))),
    ])
    func `the last line takes the rest of the paragraph`(mode: LineBreakMode, last: String) throws {
        let layout = try layout(Self.text, width: 200, mode: mode, numberOfLines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.lines.last?.text == last)
        #expect(layout.isTruncated)
        #expect(layout.size.width <= 200)
    }

    @Test func `in the middle, the end takes what the beginning leaves`() throws {
        let layout = try Typesetter(era: .y2020).layout(
            TextContent(
                "Back to previous page", font: .system(size: 16), numberOfLines: 1, lineBreakMode: .byTruncatingMiddle),
            width: 147.667, grid: PixelGrid(scale: 3))
        #expect(layout.lines.map(\.text) == ["Back to…vious page"])
    }

    @Test(arguments: LineBreakMode.allCases)
    func `a text that fits is left alone`(mode: LineBreakMode) throws {
        let layout = try layout("Label", width: 42, mode: mode, numberOfLines: 1)
        #expect(layout.lines.map(\.text) == ["Label"])
        #expect(!layout.isTruncated)
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `every width is filled and none exceeded`(mode: LineBreakMode) throws {
        for width in stride(from: 16.0, through: 700, by: 13) {
            let layout = try layout(Self.text, width: width, mode: mode, numberOfLines: 1)
            let line = try #require(layout.lines.first)
            #expect(line.width <= width + 0.001)
            #expect(line.width > width - 25)
        }
    }

    @Test func `the ellipsis is all that a tiny label shows`() throws {
        #expect(
            try layout(Self.text, width: 3, mode: .byTruncatingTail, numberOfLines: 1).lines.map(\.text) == ["…"])
    }

    @Test func `no space stands next to the ellipsis`() throws {
        for width in stride(from: 20.0, through: 600, by: 3) {
            let tail = try layout(Self.text, width: width, mode: .byTruncatingTail, numberOfLines: 1).lines[0].text
            #expect(!tail.hasSuffix(" …"))
            let head = try layout(Self.text, width: width, mode: .byTruncatingHead, numberOfLines: 1).lines[0].text
            #expect(!head.hasPrefix("… "))
        }
    }

    @Test func `an ellipsis stands for paragraphs that are not shown`() throws {
        let layout = try layout("one\ntwo", width: 100, mode: .byTruncatingTail, numberOfLines: 1)
        #expect(layout.lines.map(\.text) == ["one…"])
        #expect(layout.isTruncated)
    }

    @Test func `a family is kept or dropped as one character`() throws {
        let layout = try layout("ab👨‍👩‍👧cdefghijklmn", width: 70, mode: .byTruncatingTail, numberOfLines: 1)
        #expect(layout.lines.map(\.text) == ["ab👨‍👩‍👧c…"])
    }
}
