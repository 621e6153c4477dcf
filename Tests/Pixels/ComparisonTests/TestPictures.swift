import LayoutSimComparison
import LayoutSimPixels
import LayoutSimSeededRandom

extension Pixel {
    static let white = Pixel(bits: 0xFFFF_FFFF)
    static let black = Pixel(bits: 0xFF00_0000)
    static let redInk = Pixel(bits: 0xFFFF_0000)
    static let blueInk = Pixel(bits: 0xFF00_00FF)
    static let clear = Pixel(bits: 0)
}

extension Bitmap {
    /// Creates a white page.
    init(_ width: Int, _ height: Int) {
        self.init(width: width, height: height, filledWith: .white)
    }

    /// Returns a picture in which nearly every pixel has a different color.
    static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
        Bitmap(width, height).scribbled(in: PixelRect(x: 0, y: 0, width: width, height: height), seed: seed)
    }

    func filled(_ color: Pixel, in rect: PixelRect) -> Bitmap {
        var copy = self
        for y in rect.y..<(rect.y + rect.height) {
            for x in rect.x..<(rect.x + rect.width) { copy[x, y] = color }
        }
        return copy
    }

    /// Returns the picture with opaque noise in a rectangle: content unlike any other.
    func scribbled(in rect: PixelRect, seed: UInt64) -> Bitmap {
        var (copy, random) = (self, SeededRandom(seed: seed))
        for y in rect.y..<(rect.y + rect.height) {
            for x in rect.x..<(rect.x + rect.width) {
                copy[x, y] = Pixel(bits: 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random))
            }
        }
        return copy
    }

    /// Returns a picture of some rows of this one, in any order; -1 is a blank row.
    func rows(_ order: [Int]) -> Bitmap {
        var copy = Bitmap(width, order.count)
        for (y, row) in order.enumerated() where row >= 0 {
            for x in 0..<width { copy[x, y] = self[x, row] }
        }
        return copy
    }

    func with(_ pixel: Pixel, _ x: Int, _ y: Int) -> Bitmap {
        var copy = self
        copy[x, y] = pixel
        return copy
    }
}

extension PictureComparison {
    /// The number of pixels that differ or that only one picture has.
    var differingPixels: Int { changedPixels + insertedPixels + removedPixels }
}
