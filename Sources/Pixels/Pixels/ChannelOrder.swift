/// The places of the channels in the bytes of a pixel in memory, from 0.
package struct ChannelOrder: Hashable, Sendable {
    /// The places of red, green, blue and alpha in four bytes.
    package var red, green, blue, alpha: Int

    /// Creates an order with alpha before the colors or after them, and the bytes from the last to the first.
    package init(hasAlphaFirst: Bool, isReversed: Bool) {
        let first = hasAlphaFirst ? 1 : 0
        let places = [first, first + 1, first + 2, hasAlphaFirst ? 0 : 3].map { isReversed ? 3 - $0 : $0 }
        (red, green, blue, alpha) = (places[0], places[1], places[2], places[3])
    }
}

extension Bitmap {
    /// Returns the channels of all pixels, row by row from the top, four bytes a pixel.
    package func bytes(_ order: ChannelOrder) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
        var start = 0
        for pixel in pixels {
            bytes[start + order.red] = pixel.red
            bytes[start + order.green] = pixel.green
            bytes[start + order.blue] = pixel.blue
            bytes[start + order.alpha] = pixel.alpha
            start += 4
        }
        return bytes
    }

    /// Returns the lightness of all pixels, row by row from the top, a byte a pixel, by the weights of sRGB.
    package var grayBytes: [UInt8] {
        pixels.map { pixel in
            let light = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
            return UInt8(light.rounded())
        }
    }
}
