import LayoutSimComparison
import LayoutSimPixels
import Testing

@Suite struct ExactComparisonTests {
    @Test func `equal pictures are identical`() {
        let comparison = PictureComparison(expected: .noise(20, 30, seed: 1), actual: .noise(20, 30, seed: 1))
        #expect(comparison.verdict == .identical)
        #expect(comparison.differingPixels == 0)
        #expect(comparison.description == "the pictures are identical")
    }

    @Test(arguments: [0, 8, 16, 24], [(0, 0), (19, 29), (7, 11)])
    func `one level of one channel of one pixel fails`(_ shift: UInt32, _ place: (x: Int, y: Int)) {
        let expected = Bitmap.noise(20, 30, seed: 1)
        let old = expected[place.x, place.y]
        let new = Pixel(bits: old.bits ^ (1 << shift))
        let comparison = PictureComparison(expected: expected, actual: expected.with(new, place.x, place.y))
        #expect(comparison.verdict == .different)
        #expect(comparison.differingPixels == 1)
        #expect(comparison.bands == [])
        #expect(
            comparison.lines == [
                "1 px changed", "1 px recolored \(old) → \(new) within \(place.x),\(place.y) 1x1",
            ])
    }

    @Test(arguments: [
        (12, 8, "the image was 10x8 px and is now 12x8: 16 px inserted"),
        (9, 8, "the image was 10x8 px and is now 9x8: 8 px removed"),
        (10, 9, "the image was 10x8 px and is now 10x9: 10 px inserted"),
        (10, 7, "the image was 10x8 px and is now 10x7: 10 px removed"),
        (9, 10, "the image was 10x8 px and is now 9x10: 18 px inserted, 8 px removed"),
        (0, 0, "the image was 10x8 px and is now 0x0: 80 px removed"),
        (0, 8, "the image was 10x8 px and is now 0x8: 80 px removed"),
        (10, 0, "the image was 10x8 px and is now 10x0: 80 px removed"),
    ])
    func `another size fails`(_ width: Int, _ height: Int, _ summary: String) {
        let comparison = PictureComparison(expected: Bitmap(10, 8), actual: Bitmap(width, height))
        #expect(comparison.verdict == .different)
        #expect(comparison.lines.first == summary)
        let back = PictureComparison(expected: Bitmap(width, height), actual: Bitmap(10, 8))
        #expect(back.verdict == .different)
        #expect(back.differingPixels == comparison.differingPixels)
    }

    @Test func `empty pictures are equal only to those of the same size`() {
        #expect(PictureComparison(expected: Bitmap(0, 0), actual: Bitmap(0, 0)).verdict == .identical)
        let comparison = PictureComparison(expected: Bitmap(0, 0), actual: Bitmap(0, 3))
        #expect(comparison.verdict == .different)
        #expect(comparison.lines.first == "the image was 0x0 px and is now 0x3")
    }

    @Test func `pictures that differ in alpha alone differ`() {
        let opaque = Bitmap(width: 9, height: 5, filledWith: .black)
        let clear = Bitmap(width: 9, height: 5, filledWith: .clear)
        let comparison = PictureComparison(expected: clear, actual: opaque)
        #expect(comparison.differingPixels == 45)
        #expect(comparison.lines.last == "45 px recolored 00000000 → FF000000 within 0,0 9x5")
    }
}
