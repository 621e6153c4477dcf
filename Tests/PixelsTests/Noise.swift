import LayoutSimPixels

/// An opaque picture of pixels that follow from a seed.
func noise(width: Int, height: Int, seed: UInt32) -> Bitmap {
    var state = seed
    return unsafe Bitmap(width: width, height: height) { pixels in
        for index in pixels.indices {
            state = state &* 1_664_525 &+ 1_013_904_223
            unsafe pixels.initializeElement(at: index, to: Pixel(bits: state | 0xFF00_0000))
        }
    }
}
