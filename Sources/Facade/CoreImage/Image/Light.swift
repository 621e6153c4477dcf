/// Conversions between the bytes of sRGB and linear light, in which Core Image computes (Apple,
/// *kCIContextWorkingColorSpace*).
///
/// Powers are computed with products and quotients only, so that they are the same on every machine.
enum Light {
    /// The light of each byte, from 0 to 1.
    static let ofByte: [Float] = (0...255).map { Float(linear(Double($0) / 255)) }

    /// Returns the byte that is nearest to an amount of light.
    static func byte(_ light: Float) -> UInt8 {
        guard light > 0 else { return 0 }
        guard light < 1 else { return 255 }
        var (low, high) = (0, 255)
        while high - low > 1 {
            let middle = (low + high) / 2
            if ofByte[middle] <= light { low = middle } else { high = middle }
        }
        return UInt8(light - ofByte[low] <= ofByte[high] - light ? low : high)
    }

    private static func linear(_ value: Double) -> Double {
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(base * base)
    }

    /// The number whose fifth power is a number from 0 to 1, by Newton's method.
    private static func fifthRoot(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<60 { root = (4 * root + value / (root * root * root * root)) / 5 }
        return root
    }
}
