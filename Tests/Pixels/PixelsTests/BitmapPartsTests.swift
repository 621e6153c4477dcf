import LayoutSimPixels
import Testing

@Suite struct BitmapPartsTests {
    /// Returns a picture whose pixels are numbered from 0.
    private func numbered(_ width: Int, _ height: Int) -> Bitmap {
        var picture = Bitmap(width: width, height: height, filledWith: Pixel(bits: 0))
        for y in 0..<height { for x in 0..<width { picture[x, y] = Pixel(bits: UInt32(y * width + x)) } }
        return picture
    }

    @Test func `a part has the pixels of its place`() {
        let part = numbered(4, 3).part(PixelRect(x: 1, y: 1, width: 2, height: 2))
        #expect(part?.pixels.map(\.bits) == [5, 6, 9, 10])
        #expect(numbered(4, 3).part(PixelRect(x: 3, y: 1, width: 2, height: 2)) == nil)
    }

    @Test func `what is put outside is left out`() {
        var picture = Bitmap(width: 2, height: 2, filledWith: Pixel(bits: 99))
        picture.put(numbered(2, 2), x: 1, y: -1)
        #expect(picture.pixels.map(\.bits) == [99, 2, 99, 99])
        picture.put(numbered(2, 2), x: 5, y: 5)
        #expect(picture.pixels.map(\.bits) == [99, 2, 99, 99])
    }
}
