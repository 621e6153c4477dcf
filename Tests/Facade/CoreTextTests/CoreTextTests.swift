import CoreText
import Testing
import UIKit

/// Lines, frames and glyphs of Core Text compared with UIKit's for the same texts.
@MainActor @Suite struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ style: NSParagraphStyle? = nil) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.paragraphStyle] = style
        return NSAttributedString(string: string, attributes: attributes)
    }

    @Test func `a line is as wide as its text, and as high as its font`() {
        let text = text("Hello, World")
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = unsafe CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(CGFloat(width) - text.size().width) < 0.001)
        #expect(ascent == font.ascender)
        #expect(descent == -font.descender)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 12))
        #expect(CTLineGetGlyphCount(line) == 12)
        #expect(CTLineGetOffsetForStringIndex(line, 12, nil) == CGFloat(width))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: width + 50, y: 0)) == 12)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
    }

    @Test func `a frame has the lines of a label`() {
        let text = text("One two three four five six seven eight nine ten")
        let setter = CTFramesetterCreateWithAttributedString(text)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), nil)
        let bounds = text.boundingRect(
            with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(size.height - bounds.height) < 1)
        let box = CGRect(x: 0, y: 0, width: 120, height: size.height + 1)
        let frame = unsafe CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        unsafe CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(lines.count == Int((bounds.height / font.lineHeight).rounded()))
        #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >))
        #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 0.5)]) func `lines stand where paragraphs align them`(
        _ row: (alignment: Int, share: Double)
    ) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = [.left, .right, .center][row.alignment]
        let setter = CTFramesetterCreateWithAttributedString(text("Short", style))
        let box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let frame = unsafe CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
        let line = try #require((CTFrameGetLines(frame) as? [CTLine])?.first)
        var origin = CGPoint.zero
        unsafe CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(abs(Double(origin.x) - (200 - width) * row.share) < 0.001)
    }

    @Test func `what does not fit a frame is left out`() {
        let setter = CTFramesetterCreateWithAttributedString(text("One\nTwo\nThree"))
        let heights: [(height: CGFloat, shown: Int)] = [(10, 0), (30, 4), (60, 8), (100, 13)]
        for row in heights {
            let path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: row.height), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
            #expect(CTFrameGetVisibleStringRange(frame).length == row.shown, "\(row.height)")
        }
    }

    @Test func `a line is shortened by a token`() throws {
        let line = CTLineCreateWithAttributedString(text("A rather long line of text"))
        let token = CTLineCreateWithAttributedString(text("…"))
        for type in [CTLineTruncationType.start, .middle, .end] {
            let short = try #require(CTLineCreateTruncatedLine(line, 100, type, token))
            #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 100)
            #expect(CTLineGetGlyphCount(short) < 26)
        }
        #expect(CTLineCreateTruncatedLine(line, 5, .end, token) == nil)
        #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
    }

    @Test func `glyphs have outlines and advances`() throws {
        let characters: [UniChar] = Array("Ab ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(unsafe CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = unsafe CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(sum > 20 && sum < 40)
        let (letter, space) = (glyphs[0], glyphs[2])
        let path = CTFontCreatePathForGlyph(font, letter, nil)
        let outline = try #require(path)
        #expect(abs(outline.boundingBoxOfPath.height - font.capHeight) < 1)
        #expect(abs(outline.boundingBoxOfPath.minY) < 0.5)
        #expect(CTFontCreatePathForGlyph(font, space, nil) == nil)
    }

    @Test func `runs have the attributes of their text, by the names of both`() throws {
        let text = NSMutableAttributedString(attributedString: text("Red blue"))
        let name = NSAttributedString.Key(rawValue: "\(kCTForegroundColorAttributeName)")
        text.addAttribute(name, value: UIColor.red.cgColor, range: NSRange(location: 0, length: 3))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 3), CFRangeMake(3, 5)])
        let attributes = CTRunGetAttributes(runs[0])
        #expect(attributes[kCTFontAttributeName] as? UIFont == font)
        var positions = [CGPoint](repeating: .zero, count: 5)
        unsafe CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
        let start = CTLineGetOffsetForStringIndex(line, 3, nil)
        #expect(abs(positions[0].x - start) < 0.6)
    }

    @Test func `the run of a text without a font has the font that it is set in`() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Red"))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        let font = try #require(CTRunGetAttributes(run)[kCTFontAttributeName] as? UIFont)
        #expect(font.pointSize == 12)
    }

    @Test func `settings make a paragraph's style`() {
        var (alignment, spacing) = (CTTextAlignment.center, CGFloat(6))
        let style = unsafe withUnsafePointer(to: &alignment) { alignment in
            unsafe withUnsafePointer(to: &spacing) { spacing in
                let settings = unsafe [
                    CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                    CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 8, value: spacing),
                ]
                return unsafe CTParagraphStyleCreate(settings, 2)
            }
        }
        #expect(style.alignment == .center)
        #expect(style.lineSpacing == 6)
    }

    @Test func `a line has the tab stops of its paragraph`() {
        let stops: NSArray = [CTTextTabCreate(.right, 100, nil), CTTextTabCreate(.left, 150, nil)]
        var value: CFArray = stops
        let style = unsafe withUnsafePointer(to: &value) { value in
            unsafe CTParagraphStyleCreate(
                [CTParagraphStyleSetting(spec: .tabStops, valueSize: 8, value: value)], 1)
        }
        let text = NSAttributedString(string: "a\tbb\tc", attributes: [.font: font, .paragraphStyle: style])
        let line = CTLineCreateWithAttributedString(text)
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(self.text("bb")), nil, nil, nil)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 2, nil)) - (100 - width)) < 0.01)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 5, nil)) - 150) < 0.01)
        #expect(CTTextTabGetAlignment(style.tabStops[0]) == .right && CTTextTabGetLocation(style.tabStops[1]) == 150)
    }
}
