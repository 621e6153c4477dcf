import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import Testing

@testable import LayoutSimTypography

/// Texts beyond Latin letters.
struct ScriptTests {
    private static let box = Rect(x: 0, y: 0, width: 300, height: 30)

    private func layout(
        _ text: String, weight: FontWeight = .regular, width: Double? = nil, isRightToLeft: Bool? = nil
    ) throws -> (TextLayout, [TypographyWarning]) {
        let typesetter = try Typesetter(era: .y2020)
        let layout = typesetter.layout(
            TextContent(
                text, font: .system(size: 20, weight: weight), numberOfLines: 0, isRightToLeft: isRightToLeft),
            width: width, grid: PixelGrid(scale: 2))
        return (layout, typesetter.warnings)
    }

    @Test(arguments: [
        ("Wahrscheinlichkeiten für Größe", "Inter-Regular.otf"), ("Привет", "Inter-Regular.otf"),
        ("Ελλάδα", "Inter-Regular.otf"), ("الاحتمالات", "NotoSansArabic-Regular.ttf"),
        ("שלום", "NotoSansHebrew-Regular.ttf"), ("नमस्ते", "NotoSansDevanagari-Regular.ttf"),
        ("สวัสดี", "NotoSansThai-Regular.ttf"), ("日本語の文章", "DroidSansFallback.ttf"),
        ("안녕하세요", "DroidSansFallback.ttf"), ("概率与统计", "DroidSansFallback.ttf"),
    ])
    func `every script is drawn by a face that has it`(text: String, file: String) throws {
        let (layout, warnings) = try layout(text)
        let runs = layout.runs(in: Self.box)
        #expect(runs.map(\.face.file) == [file])
        #expect(runs.flatMap(\.glyphs).allSatisfy { $0.index != 0 })
        #expect(warnings.isEmpty)
        #expect(layout.size.width > Double(text.count) * 5)
    }

    @Test func `a bold text has bold letters of other scripts`() throws {
        #expect(try layout("سلام", weight: .bold).0.runs(in: Self.box).map(\.face.file) == ["NotoSansArabic-Bold.ttf"])
    }

    @Test func `Arabic letters join`() throws {
        let joined = try layout("بب").0.runs(in: Self.box)[0].glyphs.map(\.index)
        let apart = try layout("ب").0.runs(in: Self.box)[0].glyphs.map(\.index)
        #expect(joined.count == 2 && !joined.contains(apart[0]))
    }

    @Test func `Arabic begins at the right`() throws {
        let (layout, _) = try layout("سلام")
        let glyphs = layout.runs(in: Self.box).flatMap(\.glyphs)
        #expect(abs((glyphs.map(\.origin.x).min() ?? 0) - (300 - layout.lines[0].width)) < 2)
    }

    @Test func `digits and Latin letters stand in reading order inside Hebrew`() throws {
        let (layout, _) = try layout("אב 12 גד")
        let runs = layout.runs(in: Rect(x: 0, y: 0, width: layout.size.width, height: 30))
        let digits = try self.layout("12").0.runs(in: Self.box)[0].glyphs.map(\.index)
        #expect(runs.map(\.face.file).filter { $0.hasPrefix("Noto") }.count == 2)
        let inter = runs.filter { $0.face.file.hasPrefix("Inter") }.flatMap(\.glyphs).map(\.index)
        #expect(inter.filter(digits.contains) == digits)
    }

    @Test func `the base direction decides about punctuation`() throws {
        func firstIndex(_ isRightToLeft: Bool?) throws -> UInt32? {
            try layout("abc!", isRightToLeft: isRightToLeft).0.runs(in: Self.box).first?.glyphs.first?.index
        }
        let mark = try layout("!").0.runs(in: Self.box)[0].glyphs[0].index
        #expect(try firstIndex(true) == mark)
        #expect(try firstIndex(nil) != mark)
        #expect(try firstIndex(false) != mark)
    }

    @Test(arguments: ["😀", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️", "👍🏽", "⏺", "🖋"])
    func `an emoji is a box and a warning`(emoji: String) throws {
        let (layout, warnings) = try layout(emoji)
        let glyphs = layout.runs(in: Self.box).flatMap(\.glyphs)
        #expect(glyphs.count == 1)
        #expect(layout.size.width == 25)
        #expect(warnings == [.missingGlyph(Character(emoji))])
    }

    @Test(arguments: [(12.5, 17.5), (15, 21), (17.5, 23), (20, 25), (38, 43), (45, 50)])
    func `an emoji is five or six points wider than the font is large`(size: Double, width: Double) throws {
        let text = TextContent("😬😬", font: .system(size: size))
        let layout = try Typesetter(era: .y2018).layout(text, width: nil, grid: PixelGrid(scale: 2))
        #expect(layout.size.width == 2 * width)
        let glyphs = layout.runs(in: Self.box).flatMap(\.glyphs)
        #expect(abs(glyphs[1].origin.x - glyphs[0].origin.x - width) < 1e-9)
    }

    @Test func `warnings come once and in the order of the text`() throws {
        let typesetter = try Typesetter(era: .y2015)
        for text in ["a😀b🎉", "🎉😀", "𐎀"] {
            _ = typesetter.layout(
                TextContent(text, font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 2))
        }
        #expect(typesetter.warnings == [.missingGlyph("😀"), .missingGlyph("🎉"), .missingGlyph("𐎀")])
        #expect(
            typesetter.warnings[0].description
                == "warning: no font has '😀' (U+1F600 GRINNING FACE); it is shown as a box")
    }

    @Test(arguments: [
        ("👍🏽", "(U+1F44D THUMBS UP SIGN, U+1F3FD EMOJI MODIFIER FITZPATRICK TYPE-4)"), ("\u{F8FF}", "(U+F8FF)"),
        ("🇩🇪", "(U+1F1E9 REGIONAL INDICATOR SYMBOL LETTER D, U+1F1EA REGIONAL INDICATOR SYMBOL LETTER E)"),
    ])
    func `a warning names what is missing`(_ character: Character, _ names: String) {
        #expect(TypographyWarning.missingGlyph(character).description.contains(names))
    }

    @Test(arguments: [(NotdefBox.letter, 0.75), (.icon, 1), (.emoji, 1.4)])
    func `a box is visible and as wide as it measures`(box: NotdefBox, advance: Double) throws {
        let outline = try Typesetter(era: .y2015).outline(of: box.rawValue, in: NotdefBox.face)
        #expect(outline.elements.count { $0 == .close } == 2)
        #expect(box.advance == advance)
    }

    @Test func `plain digits and signs are no emoji`() throws {
        let (layout, warnings) = try layout("0123456789#*©™→↔▶")
        #expect(warnings.isEmpty)
        #expect(layout.runs(in: Self.box).map(\.face.file) == ["Inter-Regular.otf"])
    }

    @Test(arguments: ["⏺\u{FE0E}", "▶"])
    func `symbols that are told to be text, and shapes, are no emoji`(symbol: String) throws {
        #expect(try layout(symbol).0.size.width < 24)
    }

    @Test(arguments: [75.0, 150])
    func `the triangle was one em wide`(size: Double) throws {
        let text = TextContent("▶", font: .system(size: size))
        #expect(try Typesetter(era: .y2015).layout(text, width: nil, grid: PixelGrid(scale: 1)).size.width == size)
    }

    @Test func `a truncated Arabic text keeps its direction`() throws {
        let typesetter = try Typesetter(era: .y2015)
        let content = TextContent("الاحتمالات والإحصاء", font: .system(size: 17))
        let layout = typesetter.layout(content, width: 80, grid: PixelGrid(scale: 2))
        #expect(layout.isTruncated)
        let glyphs = layout.runs(in: Rect(x: 0, y: 0, width: 80, height: 20)).flatMap(\.glyphs)
        let ellipsis = typesetter.layout(
            TextContent("…", font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 2)
        ).runs(in: Self.box)[0].glyphs[0].index
        #expect(glyphs.first?.index == ellipsis)
    }
}
