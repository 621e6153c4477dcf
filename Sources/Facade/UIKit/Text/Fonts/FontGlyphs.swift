package import CoreGraphics
import Foundation
package import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography

/// The glyphs of a font, without those of fallback fonts.
package struct FontGlyphs {
    private let font: UIFont
    /// The face that supplies the font's letters.
    package let face: FontFace?

    /// Finds the face of a font.
    package init(_ font: UIFont) {
        self.font = font
        face = Self.runs("x", font).first?.face
    }

    /// Returns the glyph of a character; `nil` if the face has none.
    package func glyph(of character: UniChar) -> CGGlyph? {
        guard let scalar = Unicode.Scalar(character) else { return nil }
        let runs = Self.runs(String(Character(scalar)), font)
        guard let run = runs.first, run.face == face, let glyph = run.glyphs.first else { return nil }
        return CGGlyph(truncatingIfNeeded: glyph.index)
    }

    /// Returns the advances in points of those glyphs that common characters map to.
    package func advances(of glyphs: Set<CGGlyph>) -> [CGGlyph: Double] {
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
