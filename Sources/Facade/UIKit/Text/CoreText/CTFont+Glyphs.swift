public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

/// Gets the glyphs for characters; returns `false` and sets 0 for those that the font itself does not have.
@discardableResult public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let table = FontGlyphs(font)
    var isComplete = true
    for index in 0..<count {
        let glyph = unsafe table.glyph(of: characters[index])
        unsafe glyphs[index] = glyph ?? 0
        if glyph == nil { isComplete = false }
    }
    return isComplete
}

/// Gets the advances of glyphs of Latin, Greek, Cyrillic, and common symbols, in points; returns their sum.
@discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let widths = FontGlyphs(font).advances(of: unsafe Set(UnsafeBufferPointer(start: glyphs, count: max(0, count))))
    var sum = 0.0
    for index in 0..<count {
        let width = unsafe widths[glyphs[index]] ?? 0
        unsafe advances?[index] = CGSize(width: width, height: 0)
        sum += width
    }
    return sum
}

/// Returns the outline of a glyph in points, with y pointing up; `nil` for a glyph without one.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let face = FontGlyphs(font).face else { return nil }
    let outline = TextSetting.withTypesetter { $0.outline(of: UInt32(glyph), in: face) }
    guard !outline.elements.isEmpty else { return nil }
    var transform = CGAffineTransform(scaleX: font.pointSize, y: -font.pointSize)
    if let matrix = unsafe matrix { unsafe transform = transform.concatenating(matrix.pointee) }
    let path = CGMutablePath()
    path.addPath(CGPath(steps: [CGPathStep](outline)), transform: transform)
    return path
}

/// The glyphs of a font, without those of fallback fonts.
struct FontGlyphs {
    private let font: UIFont
    /// The face that supplies the font's letters.
    let face: FontFace?

    init(_ font: UIFont) {
        self.font = font
        face = Self.runs("x", font).first?.face
    }

    func glyph(of character: UniChar) -> CGGlyph? {
        guard let scalar = Unicode.Scalar(character) else { return nil }
        let runs = Self.runs(String(Character(scalar)), font)
        guard let run = runs.first, run.face == face, let glyph = run.glyphs.first else { return nil }
        return CGGlyph(truncatingIfNeeded: glyph.index)
    }

    /// Returns the advances in points of those glyphs that common characters map to.
    func advances(of glyphs: Set<CGGlyph>) -> [CGGlyph: Double] {
        var widths: [CGGlyph: Double] = [:]
        let usual: [ClosedRange<UInt16>] = [0x20...0x7E, 0xA0...0x24F, 0x370...0x4FF, 0x1E00...0x1EFF, 0x2010...0x20BF]
        for code in usual.joined() {
            if widths.count == glyphs.count { break }
            guard let scalar = Unicode.Scalar(code), let glyph = glyph(of: code), glyphs.contains(glyph),
                widths[glyph] == nil
            else { continue }
            let text = NSAttributedString(string: String(Character(scalar)), attributes: [.font: font])
            widths[glyph] = Double(text.size().width)
        }
        return widths
    }

    private static func runs(_ text: String, _ font: UIFont) -> [GlyphRun] {
        let content = TextContent(text, font: font.values.font)
        let set = TextSetting.layout(TextRequest(content, width: nil), scale: 1)
        return set.runs(in: Rect(x: 0, y: 0, width: set.size.width, height: set.size.height))
    }
}
