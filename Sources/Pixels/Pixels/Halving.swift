/// Halves a picture while it stays larger than wanted; much faster than one pass over all pixels, and just as sharp.
struct HalvedBitmap {
    private(set) var bitmap: Bitmap
    /// The columns of the bitmap that the whole picture covers; the last one may be covered by half.
    private(set) var width: Double
    /// The rows of the bitmap that the whole picture covers.
    private(set) var height: Double

    init(_ bitmap: Bitmap, notBelowWidth smallestWidth: Int, height smallestHeight: Int) {
        self.bitmap = bitmap
        width = Double(bitmap.width)
        height = Double(bitmap.height)
        while width / 2 >= Double(smallestWidth), height / 2 >= Double(smallestHeight) {
            self.bitmap = self.bitmap.halved
            width /= 2
            height /= 2
        }
    }
}

extension Bitmap {
    /// Half as wide and high, rounded up; every pixel is the mean of four, where those past an edge repeat the edge.
    fileprivate var halved: Bitmap {
        let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
        return unsafe Bitmap(width: newWidth, height: newHeight) { target in
            unsafe pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    let upper = 2 * y * width
                    let lower = min(2 * y + 1, height - 1) * width
                    for x in 0..<newWidth {
                        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                        let mean = unsafe Pixel.mean(
                            source[upper + left], source[upper + right], source[lower + left], source[lower + right])
                        unsafe target.initializeElement(at: y * newWidth + x, to: mean)
                    }
                }
            }
        }
    }
}

extension Pixel {
    /// The mean of four pixels, halves rounded up; computed for two channels at a time, which leaves room for carries.
    fileprivate static func mean(_ first: Pixel, _ second: Pixel, _ third: Pixel, _ fourth: Pixel) -> Pixel {
        let mask: UInt32 = 0x00FF_00FF
        let even = (first.bits & mask) &+ (second.bits & mask) &+ (third.bits & mask) &+ (fourth.bits & mask)
        let odd =
            (first.bits >> 8 & mask) &+ (second.bits >> 8 & mask) &+ (third.bits >> 8 & mask)
            &+ (fourth.bits >> 8 & mask)
        let half: UInt32 = 0x0002_0002
        return Pixel(bits: (even &+ half) >> 2 & mask | ((odd &+ half) >> 2 & mask) << 8)
    }
}
