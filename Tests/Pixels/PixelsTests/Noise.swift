import LayoutSimPixels
import LayoutSimSeededRandom

/// Returns an opaque picture of pixels that follow from a seed.
func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    return unsafe Bitmap(width: width, height: height) { pixels in
        for index in pixels.indices {
            let color = UInt32(truncatingIfNeeded: random.next())
            unsafe pixels.initializeElement(at: index, to: Pixel(bits: color | 0xFF00_0000))
        }
    }
}
