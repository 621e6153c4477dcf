package import LayoutSimGeometry

extension Bitmap {
    /// The same shapes in one colour, each pixel as clear as it was, times the alpha of the colour.
    package func tinted(_ color: Color) -> Bitmap {
        unsafe Bitmap(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = (UInt32(self[x, y].alpha) * UInt32(color.alpha) + 127) / 255
                    unsafe pixels.initializeElement(
                        at: y * width + x, to: Pixel(color.withAlpha(UInt8(truncatingIfNeeded: alpha))))
                }
            }
        }
    }
}
