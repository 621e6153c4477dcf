import LayoutSimGeometry
import LayoutSimText
import Testing

@testable import LayoutSimTypography

/// The line heights of scripts that other fonts draw.
struct TallScriptTests {
    private func height(_ text: TextContent, era: FontEra = .y2020, scale: Double = 2) throws -> Double {
        try Typesetter(era: era).layout(text, width: nil, grid: PixelGrid(scale: scale)).size.height
    }

    /// A text, and its height as a label of a plain font, in a text style, and with a second line in that style, at 17
    /// points and 2 pixels a point.
    static let scripts: [(text: String, plain: Double, style: Double, two: Double)] = [
        ("Label", 20.5, 20.5, 42.5), ("Ελλάδα", 20.5, 20.5, 42.5), ("שלום", 20.5, 20.5, 42.5),
        ("日本語", 20.5, 20.5, 42.5), ("概率", 20.5, 20.5, 42.5), ("안녕", 20.5, 20.5, 42.5), ("😀", 20.5, 20.5, 42.5),
        ("سلام", 20.5, 22, 45.5), ("नमस्ते", 20.5, 24.5, 50), ("สวัสดี", 20.5, 23, 47.5),
        ("Label سلام", 20.5, 22, 45.5),
    ]

    @Test(arguments: scripts) func `tall scripts raise lines of text styles alone`(
        text: String, plain: Double, style: Double, two: Double
    ) throws {
        #expect(try height(TextContent(text, font: .system(size: 17))) == plain)
        #expect(try height(TextContent(text, style: .body)) == style)
        #expect(try height(TextContent("\(text)\n\(text)", style: .body)) == two)
        #expect(try height(TextContent(text, style: .body), era: .y2018) == plain)
        var run = TextContent(text, font: .system(size: 17))
        run.runs = [StyledRun(length: text.utf8.count, style: RunStyle(font: .system(size: 17)))]
        run.runs[0].style.lineLeading = 22
        #expect(try height(run) == style)
    }

    @Test func `a paragraph that says how high its lines are is not raised`() throws {
        var text = TextContent("سلام", style: .body)
        text.lineHeight = 21
        let layout = try Typesetter(era: .y2020).layout(text, width: nil, grid: PixelGrid(scale: 2))
        #expect(layout.size.height == 21)
        #expect(abs(layout.firstBaseline - (21 - 17 * 494 / 2048)) < 1e-9)
    }

    @Test func `what a line is raised by goes above the letters as far as the script does`() throws {
        let layout = try Typesetter(era: .y2020).layout(
            TextContent("สวัสดี", style: .body), width: nil, grid: PixelGrid(scale: 2))
        #expect(abs(layout.firstBaseline - 17 * 13 / 12) < 1e-9)
    }

    /// Heights stored by Xcode for labels that are sized by their text alone.
    @Test(arguments: [
        ("😬", Font.system(size: 38), 45.5), ("📸 Photos are provided\nby Unsplash", .system(size: 18), 43),
        ("No tasks 📋\n\nLet's add a\nnew task", .system(size: 20), 95.5),
        ("注意，这不是原生界面，\n是个网页", .system(size: 13), 31.5),
        ("こんにちは", Font(family: .named("AvenirNext-Medium"), size: 22), 30.5),
        ("🐍BLE:Ok", Font(family: .named("CourierNewPSMT"), size: 15), 17),
    ])
    func `emoji and ideographs stand in the lines of the font`(_ text: String, _ font: Font, _ height: Double) throws {
        #expect(try self.height(TextContent(text, font: font, numberOfLines: 0), era: .y2018) == height)
    }
}
