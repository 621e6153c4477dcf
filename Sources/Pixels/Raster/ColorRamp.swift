import LayoutSimGeometry
import LayoutSimPixels

/// Colors that are interpolated linearly between two positions in pixels, and constant outside.
struct ColorRamp {
    private let start: Pixel
    private let end: Pixel
    private let startPosition: Double
    private let endPosition: Double

    init(from start: Color, at startPosition: Double, to end: Color, at endPosition: Double) {
        self.start = Pixel(start)
        self.end = Pixel(end)
        self.startPosition = startPosition
        self.endPosition = endPosition
    }

    /// Returns the colors of the rows, starting at 0.
    func column(height: Int) -> Bitmap { bitmap(width: 1, height: height) }

    /// Returns the colors of the columns, starting at 0.
    func row(width: Int) -> Bitmap { bitmap(width: width, height: 1) }

    private func bitmap(width: Int, height: Int) -> Bitmap {
        unsafe Bitmap(width: width, height: height) { pixels in
            for index in pixels.indices {
                unsafe pixels.initializeElement(at: index, to: pixel(at: Double(index) + 0.5))
            }
        }
    }

    private func pixel(at position: Double) -> Pixel {
        let length = endPosition - startPosition
        let part = length > 0 ? min(max((position - startPosition) / length, 0), 1) : (position < endPosition ? 0 : 1)
        return Pixel(
            alpha: blend(start.alpha, end.alpha, part), red: blend(start.red, end.red, part),
            green: blend(start.green, end.green, part), blue: blend(start.blue, end.blue, part))
    }

    private func blend(_ start: UInt8, _ end: UInt8, _ part: Double) -> UInt8 {
        UInt8((Double(start) + (Double(end) - Double(start)) * part).rounded())
    }
}
