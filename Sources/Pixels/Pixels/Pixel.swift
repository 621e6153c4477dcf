package import LayoutSimGeometry

/// A pixel of a bitmap: sRGB, eight bits per channel, premultiplied alpha.
package struct Pixel: Hashable, Sendable, BitwiseCopyable {
    /// `0xAARRGGBB` in the byte order of the processor, as cairo stores it.
    package var bits: UInt32

    /// Creates a pixel from its bits, `0xAARRGGBB`.
    package init(bits: UInt32) {
        self.bits = bits
    }

    /// The pixel nearest to a color.
    package init(_ color: Color) {
        let alpha = color.alpha
        self.init(
            alpha: alpha, red: Pixel.product(color.red, alpha), green: Pixel.product(color.green, alpha),
            blue: Pixel.product(color.blue, alpha))
    }

    /// A pixel from premultiplied channels.
    package init(alpha: UInt8, red: UInt8, green: UInt8, blue: UInt8) {
        bits = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    package static func == (left: Pixel, right: Pixel) -> Bool { left.bits == right.bits }

    /// The alpha channel, 0 to 255.
    package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
    /// The red channel, premultiplied, 0 to 255.
    package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    /// The green channel, premultiplied, 0 to 255.
    package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    /// The blue channel, premultiplied, 0 to 255.
    package var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

    /// The product of two channels as fractions of 255, rounded to the nearest.
    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        UInt8((Int(left) * Int(right) + 127) / 255)
    }
}

extension Pixel: CustomStringConvertible {
    /// Eight digits, `AARRGGBB`.
    package var description: String {
        let digits = String(bits, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
