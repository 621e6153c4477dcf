import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct BitmapDifferenceTests {
    static let white = Bitmap(width: 10, height: 8, filledWith: Pixel(.white))

    @Test func `equal pictures do not differ`() {
        let other = Bitmap(width: 10, height: 8, filledWith: Pixel(.white))
        #expect(other == Self.white)
        #expect(BitmapDifference(other, Self.white) == BitmapDifference(Self.white, Self.white))
        #expect(BitmapDifference(other, Self.white).isEmpty)
        #expect(BitmapDifference(other, Self.white).bounds == nil)
    }

    @Test(arguments: [(0, 0), (9, 7), (4, 3)]) func `one pixel is found`(_ x: Int, _ y: Int) {
        var other = Self.white
        other[x, y].bits ^= 1
        let difference = BitmapDifference(Self.white, other)
        #expect(other != Self.white)
        #expect(difference.count == 1)
        #expect(difference.bounds == PixelRect(x: x, y: y, width: 1, height: 1))
    }

    @Test func `the bounds hold all that differs`() {
        var other = Self.white
        other[7, 2] = Pixel(.black)
        other[3, 5] = Pixel(.black)
        let difference = BitmapDifference(other, Self.white)
        #expect(difference.count == 2)
        #expect(difference.bounds == PixelRect(x: 3, y: 2, width: 5, height: 4))
    }

    @Test(arguments: [
        (12, 8, 16, PixelRect(x: 10, y: 0, width: 2, height: 8)),
        (10, 9, 10, PixelRect(x: 0, y: 8, width: 10, height: 1)),
        (9, 10, 26, PixelRect(x: 0, y: 0, width: 10, height: 10)),
        (0, 0, 80, PixelRect(x: 0, y: 0, width: 10, height: 8)),
    ])
    func `what only one picture has differs`(_ width: Int, _ height: Int, _ count: Int, _ bounds: PixelRect) {
        let other = Bitmap(width: width, height: height, filledWith: Pixel(.white))
        for difference in [BitmapDifference(Self.white, other), BitmapDifference(other, Self.white)] {
            #expect(difference.count == count)
            #expect(difference.bounds == bounds)
        }
    }

    @Test func `alpha alone counts`() {
        let clear = Bitmap(width: 3, height: 3, filledWith: Pixel(.clear))
        let black = Bitmap(width: 3, height: 3, filledWith: Pixel(.black))
        #expect(BitmapDifference(clear, black).count == 9)
    }

    @Test func `two empty pictures are equal`() {
        let empty = Bitmap(width: 0, height: 0, filledWith: Pixel(.white))
        #expect(BitmapDifference(empty, empty).isEmpty)
        #expect(empty == Bitmap(width: 0, height: 0, filledWith: Pixel(.black)))
    }
}
