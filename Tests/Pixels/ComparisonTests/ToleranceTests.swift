import LayoutSimComparison
import LayoutSimPixels
import Testing
import LayoutSimSeededRandom

@Suite struct ToleranceTests {
    static func compare(_ expected: Bitmap, _ actual: Bitmap, scale: Int = 1) -> PictureComparison {
        PictureComparison(
            expected: expected, actual: actual, scale: scale, tolerance: Tolerance(reason: "another renderer"))
    }

    @Test(arguments: ["", " ", "\n\t "]) func `nothing is tolerated without a reason`(_ reason: String) {
        #expect(Tolerance(reason: reason) == nil)
    }

    @Test func `rounding passes, and the reason is said`() throws {
        let expected = Bitmap(width: 60, height: 40, filledWith: Pixel(bits: 0xFF80_8080))
        let actual = Bitmap(width: 60, height: 40, filledWith: Pixel(bits: 0xFF82_7E81))
        let comparison = Self.compare(expected, actual)
        #expect(comparison.verdict == .tolerated)
        #expect(
            comparison.lines == [
                "the pictures differ within a tolerance",
                "tolerance (another renderer): 0 px changed, 0 faint, 0 antialiased; 0 of 2 px allowed within 0,0 8x8",
            ])
        #expect(PictureComparison(expected: expected, actual: actual).verdict == .different)
    }

    @Test func `a faint change of an area fails`() {
        let expected = Bitmap(width: 60, height: 40, filledWith: Pixel(bits: 0xFFF2_F2F2))
        let actual = expected.filled(Pixel(bits: 0xFFEF_EFEF), in: PixelRect(x: 10, y: 10, width: 20, height: 20))
        let comparison = Self.compare(expected, actual)
        #expect(comparison.verdict == .different)
        #expect(comparison.drift?.faint == 400)
        #expect(comparison.regions.map(\.count) == [400])
    }

    @Test func `specks that are spread pass, and as many in one place fail`() {
        var (spread, place) = (Bitmap(160, 160), Bitmap(160, 160))
        for index in 0..<64 {
            spread[20 * (index % 8) + 4, 20 * (index / 8) + 4] = .black
            place[40 + index % 8, 40 + index / 8] = .black
        }
        #expect(Self.compare(Bitmap(160, 160), spread).verdict == .tolerated)
        let comparison = Self.compare(Bitmap(160, 160), place)
        #expect(comparison.verdict == .different)
        #expect(comparison.drift?.density.window == PixelRect(x: 40, y: 40, width: 8, height: 8))
        #expect(comparison.drift?.density.greatest == 64 * 16)
    }

    @Test(arguments: [1, 2, 3], [0xFFC6_C6C8, 0xFFE5_E5E5] as [UInt32])
    func `a hairline that is gone fails`(_ scale: Int, _ color: UInt32) {
        let page = Bitmap(120, 90)
        for rect in [PixelRect(x: 20, y: 30, width: 60, height: 1), PixelRect(x: 20, y: 30, width: 1, height: 50)] {
            let line = page.filled(Pixel(bits: color), in: rect)
            #expect(Self.compare(line, page, scale: scale).verdict == .different)
        }
    }

    static let places: [(x: Double, y: Double)] = [(0.25, 0), (0, 0.25), (0.25, 0.25), (-0.25, 0.25)]

    /// At one pixel per point the strokes are too thin to have an inside that stays.
    @Test(arguments: [2, 3], places)
    func `letters a quarter of a pixel away pass`(_ scale: Int, _ shift: (x: Double, y: Double)) {
        let page = Bitmap(40 * scale, 24 * scale)
        let letters = [Strokes.one, .two, .letterA]
        let expected = page.lettered(letters, x: 4, y: 5, scale: scale)
        let actual = page.lettered(letters, x: 4 + shift.x, y: 5 + shift.y, scale: scale)
        let comparison = Self.compare(expected, actual, scale: scale)
        #expect(comparison.verdict == .tolerated, "\(comparison)")
        #expect((comparison.drift?.antialiased ?? 0) > 0)
    }

    @Test(arguments: places) func `a shape a quarter of a pixel away passes`(_ shift: (x: Double, y: Double)) {
        let page = Bitmap(60, 60)
        let expected = page.disc(x: 30, y: 30, radius: 20)
        let actual = page.disc(x: 30 + shift.x, y: 30 + shift.y, radius: 20)
        let comparison = Self.compare(expected, actual)
        #expect(comparison.verdict == .tolerated, "\(comparison)")
        #expect((comparison.drift?.antialiased ?? 0) > 0)
    }

    @Test(arguments: [1, 2, 3], [Pixel.black, Pixel(bits: 0xFF8E_8E93), Pixel(bits: 0xFFC7_C7CC)])
    func `another letter fails`(_ scale: Int, _ color: Pixel) {
        let page = Bitmap(30 * scale, 24 * scale)
        let expected = page.lettered([.one, .two], x: 4, y: 5, scale: scale, color: color)
        let actual = page.lettered([.one, .letterA], x: 4, y: 5, scale: scale, color: color)
        let comparison = Self.compare(expected, actual, scale: scale)
        #expect(comparison.verdict == .different)
        #expect(comparison.drift?.sweep.map(\.percent) == [0, 2, 5, 10, 20])
        let counts = comparison.drift?.sweep.map(\.count) ?? []
        #expect(counts == counts.sorted(by: >) && counts[0] > 0)
    }

    @Test(arguments: [(200, 80, true), (200, 70, false)])
    func `an edge may move by half a pixel`(_ old: UInt8, _ new: UInt8, _ isTolerated: Bool) {
        let page = Bitmap(40, 40).filled(.black, in: PixelRect(x: 20, y: 0, width: 20, height: 40))
        let edge = PixelRect(x: 20, y: 0, width: 1, height: 40)
        let comparison = Self.compare(
            page.filled(Pixel(alpha: 255, red: old, green: old, blue: old), in: edge),
            page.filled(Pixel(alpha: 255, red: new, green: new, blue: new), in: edge))
        #expect((comparison.verdict != .different) == isTolerated)
    }

    /// Every pixel is between a darker and a brighter one, and none of them belongs to an area.
    @Test func `a change in a texture is not an antialiased edge`() throws {
        var (expected, actual, random) = (Bitmap(60, 60), Bitmap(60, 60), SeededRandom(seed: 8))
        for y in 0..<60 {
            for x in 0..<60 {
                let level = UInt8.random(in: 0..<8, using: &random)
                expected[x, y] = Pixel(alpha: 255, red: 30 * level, green: 30 * level, blue: 30 * level)
                let other = 30 * level + (x % 3 == 0 ? 40 : 0)
                actual[x, y] = Pixel(alpha: 255, red: other, green: other, blue: other)
            }
        }
        let drift = try #require(Self.compare(expected, actual).drift)
        #expect(drift.changed + drift.antialiased == 1200)
        #expect(drift.antialiased < 60)
    }

    @Test func `what moved a whole pixel fails`() {
        let page = Bitmap(30, 24)
        let expected = page.lettered([.one, .two], x: 4, y: 5, scale: 1)
        let actual = page.lettered([.one, .two], x: 5, y: 5, scale: 1)
        #expect(Self.compare(expected, actual).verdict == .different)
    }

    @Test func `size, moved bands and alpha are not tolerated`() {
        #expect(Self.compare(Bitmap(10, 8), Bitmap(10, 9)).verdict == .different)
        let noise = Bitmap.noise(30, 60, seed: 2)
        let moved = noise.rows(Array(0..<20) + [-1] + Array(20..<59))
        #expect(Self.compare(noise, moved).bands.count == 3)
        let clear = Bitmap(width: 9, height: 9, filledWith: .clear)
        for color in [Pixel.white, .black] {
            let comparison = Self.compare(clear, Bitmap(width: 9, height: 9, filledWith: color))
            #expect(comparison.verdict == .different)
            #expect(comparison.drift?.changed == 81)
        }
    }
}
