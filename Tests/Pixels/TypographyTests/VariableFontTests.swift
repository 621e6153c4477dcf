import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimText
import Testing

@testable import LayoutSimTypography

/// Named instances of variable fonts are faces of their own.
@Suite struct VariableFontTests {
    private static func file(_ instances: [VariableFontFile.Instance]) throws -> [UInt8] {
        let font = try #require(EmbeddedFile("Fonts/LiberationSans-Regular.ttf"))
        return VariableFontFile(of: font.contents, family: "Some Face", instances: instances).bytes
    }

    @Test func `faces have the names and weights of their instances`() throws {
        let fonts = try RegisteredFont.fonts(
            in: Self.file([
                .init(style: "Regular", weight: 400), .init(style: "Semi Bold", weight: 600),
                .init(style: "Black", weight: 900, name: "SomeFace-Blackest"),
            ]))
        #expect(fonts.map(\.name) == ["SomeFace-Regular", "SomeFace-Regular_Semi-Bold", "SomeFace-Blackest"])
        #expect(fonts.map(\.family) == ["Some Face", "Some Face", "Some Face"])
        #expect(fonts.map(\.fullName) == ["Some Face Regular", "Some Face Semi Bold", "Some Face Black"])
        #expect(fonts.map(\.weight) == [400, 600, 900])
        #expect(fonts.map(\.isBold) == [false, true, true])
    }

    @Test func `a text is as wide as its instance has it`() throws {
        let fonts = try RegisteredFont.fonts(
            in: Self.file([.init(style: "Medium", weight: 500), .init(style: "Black", weight: 900)]))
        RegisteredFonts.keep(fonts)
        let typesetter = try Typesetter(era: .y2020)
        let widths = fonts.map { font in
            let text = TextContent("HHHH", font: Font(family: .named(font.key), size: 2048))
            return typesetter.layout(text, width: nil, grid: PixelGrid(scale: 1)).size.width
        }
        // 500 units more at the end, a fifth of them on the way there; the font has 2048 units per em.
        #expect(widths.count == 3 && abs(widths[1] - widths[0] - 400) < 2 && abs(widths[2] - widths[0] - 2000) < 2)
    }

    @Test func `broken instances are left out`() throws {
        let whole = try Self.file([.init(style: "Black", weight: 900)])
        let tag = Array("fvar".utf8)
        let place = try #require((0..<whole.count - 4).first { Array(whole[$0..<$0 + 4]) == tag })
        for length in [0, 8, 15, 20, 40] {
            var bytes = whole
            bytes[place + 12..<place + 16] = [0, 0, 0, UInt8(length)]
            #expect(try RegisteredFont.fonts(in: bytes).map(\.name) == ["SomeFace-Regular"], "\(length)")
        }
    }
}
