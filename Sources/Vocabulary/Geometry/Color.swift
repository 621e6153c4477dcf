/// An sRGB color with eight bits a channel, alpha not premultiplied.
public struct Color: Hashable, Sendable {
    /// The red channel, 0 to 255.
    public var red: UInt8
    /// The green channel, 0 to 255.
    public var green: UInt8
    /// The blue channel, 0 to 255.
    public var blue: UInt8
    /// The alpha channel, from 0 (transparent) to 255 (opaque).
    public var alpha: UInt8

    /// Creates a color from its channels, 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A color written as `0xRRGGBB`, opaque.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// The same color with another alpha, 0 to 255.
    public func withAlpha(_ alpha: UInt8) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Opaque black.
    public static let black = Color(hex: 0x000000)
    /// Opaque white.
    public static let white = Color(hex: 0xFFFFFF)
    /// Fully transparent black.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            let digits = String(channel, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}

extension Color {
    /// Reads what `description` prints; `nil` for any other text.
    package init?(parsing text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8, digits.first != "+",
            let number = UInt32(digits, radix: 16)
        else { return nil }
        let isOpaque = digits.utf8.count == 6
        self = Color(hex: isOpaque ? number : number >> 8)
        if !isOpaque { alpha = UInt8(truncatingIfNeeded: number) }
    }
}
