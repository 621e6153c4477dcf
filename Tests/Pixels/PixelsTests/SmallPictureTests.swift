import LayoutSimPixels
import Testing

@Suite struct SmallPictureTests {
    /// Returns a row with that many colors, twice.
    private func picture(_ colors: Int) -> Bitmap {
        var picture = Bitmap(width: colors, height: 2, filledWith: Pixel(bits: 0xFF00_0000))
        for x in 0..<colors {
            let color = Pixel(bits: 0xFF00_0000 | UInt32(x) &* 40_503 & 0xFF_FFFF)
            picture[x, 0] = color
            picture[x, 1] = color
        }
        return picture
    }

    @Test(arguments: [(1, 3), (255, 3), (256, 3), (257, 2)])
    func `few colors are a palette, and all come back as they were`(_ colors: Int, _ colorType: UInt8) throws {
        let picture = picture(colors)
        let png = try picture.smallPNGData(file: "a.png")
        #expect(png[25] == colorType)
        #expect(try Bitmap(png: png, file: "a.png") == picture)
    }

    @Test func `a palette is smaller`() throws {
        var picture = Bitmap(width: 100, height: 100, filledWith: Pixel(bits: 0xFF00_0000))
        var state: UInt32 = 1
        for y in 0..<100 {
            for x in 0..<100 {
                state = state &* 1_664_525 &+ 1_013_904_223
                picture[x, y] = Pixel(bits: 0xFF00_0000 | (state >> 26) &* 40_503)
            }
        }
        let (small, plain) = try (picture.smallPNGData(file: "a"), picture.pngData(file: "a", level: 6))
        #expect(3 * small.count < 2 * plain.count)
    }
}
