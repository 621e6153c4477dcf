import LayoutSimDrawing
import LayoutSimText
import Testing

@testable import LayoutSimTypography

struct ShapingTests {
    /// The reason why plain texts do not need the composition of accents.
    @Test(arguments: FontWeight.allCases, [false, true])
    func `composition changes no pair of ASCII letters`(weight: FontWeight, isItalic: Bool) throws {
        let font = try FontFile(Typeface.system(weight: weight, isItalic: isItalic).face)
        let scalars = Self.allPairs
        let run = TextRun(range: 0..<scalars.count, coverage: .primary, script: Script.latin, level: 0)
        let buffer = ShapingBuffer()
        let plain = buffer.shape(scalars, run: run, font: font, omitting: [.contextualAlternates, .composition])
        let composed = buffer.shape(scalars, run: run, font: font, omitting: [.contextualAlternates])
        #expect(plain == composed)
        #expect(plain.count == scalars.count)
    }

    /// Every pair of printable characters.
    private static let allPairs: [UInt32] = (0x20...0x7E).flatMap { first in
        (0x20...0x7E).flatMap { second in [UInt32(first), UInt32(second)] }
    }

    @Test func `kerning, ligatures and alternates can be left out`() throws {
        let buffer = ShapingBuffer()
        func glyphs(_ text: String, _ file: String, omitting features: [Feature]) throws -> [ShapingBuffer.Glyph] {
            let scalars = text.unicodeScalars.map(\.value)
            let run = TextRun(range: 0..<scalars.count, coverage: .primary, script: Script.latin, level: 0)
            return buffer.shape(
                scalars, run: run, font: try FontFile(FontFace(file: file)), omitting: features)
        }
        let inter = "Inter-Regular.otf"
        #expect(try glyphs("AV", inter, omitting: []) != glyphs("AV", inter, omitting: [.kerning]))
        #expect(try glyphs("4x4", inter, omitting: []) != glyphs("4x4", inter, omitting: [.contextualAlternates]))
        let roboto = "Roboto-Regular.ttf"
        #expect(try glyphs("ffi", roboto, omitting: []).count == 1)
        #expect(try glyphs("ffi", roboto, omitting: [.ligatures]).count == 3)
    }
}
