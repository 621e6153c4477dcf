import LayoutSimText
import Testing

@testable import LayoutSimTypography

struct TrackingTests {
    @Test(arguments: [
        (FontWeight.regular, 17.0, FontEra.y2015, -0.0232), (.regular, 17, .y2018, -0.0232),
        (.regular, 17, .y2020, -0.0259), (.regular, 22, .y2015, -0.0266), (.regular, 22, .y2018, -0.0382),
        (.regular, 9, .y2015, 0.0190), (.regular, 8, .y2015, 0.0260), (.regular, 6, .y2020, 0.0410),
        (.black, 6, .y2020, 0.0410),
        (.regular, 2, .y2020, 0.0410), (.regular, 60, .y2015, -0.0400), (.regular, 200, .y2015, -0.0400),
        (.bold, 17, .y2015, -0.0088), (.ultraLight, 17, .y2015, -0.0319), (.black, 17, .y2020, -0.0259),
        (.bold, 22, .y2020, -0.0120), (.bold, 34, .y2020, 0.0122), (.heavy, 27, .y2020, 0.0110),
        (.regular, 17.5, .y2020, -0.0254), (.regular, 29, .y2015, -0.03215),
        (.regular, 50, .y2018, -0.0435 - 0.002 * 2 / 7), (.regular, 90, .y2020, 0),
    ])
    func `tracking is interpolated between sizes`(weight: FontWeight, size: Double, era: FontEra, expected: Double) {
        #expect(abs(Tracking.tracking(weight: weight, size: size, era: era) - expected) < 1e-4)
    }

    @Test func `every row has a column for every size`() {
        for rows in [Tracking.rows2015, Tracking.rows2018] {
            #expect(rows.count == FontWeight.allCases.count)
            #expect(rows.allSatisfy { $0.count == Tracking.sizes.count })
        }
        #expect(Tracking.sizes == Tracking.sizes.sorted())
        #expect(Tracking.steps2020.map(\.size) == Tracking.steps2020.map(\.size).sorted())
    }

    @Test(arguments: [("w", -0.0462), ("%", 0.0745), (" ", 0.0024), ("z", 0.0008), ("Q", 0), ("ß", 0), ("\u{1}", 0)])
    func `corrections belong to characters`(character: Character, correction: Double) throws {
        let scalar = try #require(character.unicodeScalars.first)
        #expect(GlyphCorrections.correction(of: scalar.value) == correction)
    }

    /// A ligature is one glyph, tracked once, and corrected for each of its characters.
    @Test func `a ligature`() {
        let glyph = ShapingBuffer.Glyph(index: 1, scalar: 0, advance: 500, x: 0, y: 0)
        let spacing = Typeface.Spacing.system(.regular)
        var glyphs = [ShapedGlyph(glyph, face: 0, unitsPerEm: 1000, spacing: spacing)]
        spacing.adjust(&glyphs, from: 0, standingFor: [0x66, 0x69], unkerned: 0)
        #expect(abs(glyphs[0].advance - (0.5 + 0.0056 + 0.0076)) < 1e-12)
        #expect(glyphs.count { $0.spread == .tracked } == 1)
    }

    @Test func `a mark without width is not tracked`() {
        let glyph = ShapingBuffer.Glyph(index: 1, scalar: 0, advance: 0, x: 0, y: 0)
        #expect(ShapedGlyph(glyph, face: 0, unitsPerEm: 1000, spacing: .system(.regular)).spread == .none)
        #expect(ShapedGlyph(glyph, face: 0, unitsPerEm: 1000, spacing: .fallback).spread == .none)
    }
}
