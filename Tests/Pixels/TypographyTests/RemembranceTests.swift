import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import Testing

@testable import LayoutSimTypography

/// A typesetter that has set other texts sets a text like a new one.
struct RemembranceTests {
    private static let texts = [
        "Probability and statistics", "Größe der Übung", "الاحتمالات abc", "日本語", "a😀b", "e\u{301}", "é", "",
        "a\nb c d e",
    ]

    private static let contents: [TextContent] = texts.flatMap { text in
        [FontWeight.regular, .bold].flatMap { weight in
            [0, 1, 2].flatMap { lines in
                [LineBreakMode.byWordWrapping, .byTruncatingMiddle].map { mode in
                    TextContent(
                        text, font: .system(size: 15, weight: weight), numberOfLines: lines, lineBreakMode: mode,
                        minimumScaleFactor: lines == 1 ? 0.7 : 0)
                }
            }
        }
    }

    @Test func `texts that were set before come out the same`() throws {
        let used = try Typesetter(era: .y2018)
        let grid = PixelGrid(scale: 3)
        for width in [200.0, 30, 77, 200, nil, 30] {
            for content in Self.contents {
                let fresh = try Typesetter(era: .y2018).layout(content, width: width, grid: grid)
                let again = used.layout(content, width: width, grid: grid)
                let box = Rect(x: 0, y: 0, width: 200, height: 60)
                #expect(again.size == fresh.size)
                #expect(again.lines.map(\.range) == fresh.lines.map(\.range))
                #expect(again.runs(in: box) == fresh.runs(in: box))
            }
        }
    }

    /// Setting a text for many rooms in sequence must give the same lines as setting it for each room alone.
    @Test func `lines that are taken over are those that composing would give`() throws {
        let used = try Typesetter(era: .y2020)
        let grid = PixelGrid(scale: 2)
        let widths = [nil, 400, 120.3, 120, 119.9, 80, 60.5, 120.1, 33, 5, 121]
        let contents = stride(from: 0, to: Self.contents.count, by: 3).map { Self.contents[$0] }
        for content in contents + contents.map(\.clipped) {
            for height in [nil, 200, 36.5, 10] {
                for width in widths {
                    let fresh = try Typesetter(era: .y2020).layout(content, width: width, height: height, grid: grid)
                    let again = used.layout(content, width: width, height: height, grid: grid)
                    #expect(again.size == fresh.size)
                    #expect(again.isTruncated == fresh.isTruncated)
                    #expect(again.scaleFactor == fresh.scaleFactor)
                    #expect(again.lines.map(\.text) == fresh.lines.map(\.text))
                    #expect(again.lines.map(\.width) == fresh.lines.map(\.width))
                }
            }
        }
    }

    /// Swift treats both encodings of an accent as equal; their offsets differ.
    @Test func `texts that differ only in how an accent is written are kept apart`() throws {
        let typesetter = try Typesetter(era: .y2015)
        let ranges = ["é", "e\u{301}", "é"].map { text in
            typesetter.layout(
                TextContent(text, font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 2)
            ).lines.map(\.range)
        }
        #expect(ranges == [[0..<2], [0..<3], [0..<2]])
    }

    @Test func `more text than is remembered`() {
        var texts = TextCache(limit: 10)
        func key(_ text: String) -> TextCache.Key {
            TextCache.Key(text: text, typeface: .system(weight: .regular, isItalic: false), isRightToLeft: nil)
        }
        for text in ["abcd", "efgh"] { texts.insert(TextCache.Entry(paragraphs: []), for: key(text)) }
        #expect(texts[key("abcd")] != nil)
        texts.insert(TextCache.Entry(paragraphs: []), for: key("ijkl"))
        #expect(texts[key("abcd")] == nil)
        #expect(texts[key("ijkl")] != nil)
    }
}

extension TextContent {
    fileprivate var clipped: TextContent {
        var text = self
        text.lineBreakMode = .byClipping
        return text
    }
}
