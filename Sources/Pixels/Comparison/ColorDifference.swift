import LayoutSimPixels

/// A perceptual color difference: the YIQ measure of Kotsarenko and Ramos in integers, the same on every processor.
struct ColorDifference: Hashable, Comparable {
    /// The value in units of 1/10^10.
    private var value: Int

    /// The greater of the differences over white and over black, since transparent colors may look the same over one of
    /// them.
    init(_ left: Pixel, _ right: Pixel) {
        let opacity = Int(right.alpha) - Int(left.alpha)
        let red = Int(left.red) - Int(right.red)
        let green = Int(left.green) - Int(right.green)
        let blue = Int(left.blue) - Int(right.blue)
        let overBlack = ColorDifference.value(red, green, blue)
        value =
            opacity == 0
            ? overBlack
            : max(overBlack, ColorDifference.value(red + opacity, green + opacity, blue + opacity))
    }

    private init(value: Int) {
        self.value = value
    }

    /// Returns a percentage of the maximum difference, as usual of the distance and not of its square.
    static func percent(_ percent: Int) -> ColorDifference {
        ColorDifference(value: 35_215 * percent * percent * 1_000_000)
    }

    private static func value(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let y = 299 * red + 587 * green + 114 * blue
        let i = 596 * red - 274 * green - 322 * blue
        let q = 211 * red - 523 * green + 312 * blue
        return 5_053 * y * y + 2_990 * i * i + 1_957 * q * q
    }

    static func < (left: ColorDifference, right: ColorDifference) -> Bool { left.value < right.value }
}

extension Pixel {
    /// Brightness over white, in thousandths of a level.
    var luma: Int {
        // Computed from the bits, since functions of other modules are not inlined and this one is called for each
        // pixel.
        let alpha = Int(bits >> 24)
        let (red, green, blue) = (Int(bits >> 16 & 255), Int(bits >> 8 & 255), Int(bits & 255))
        return 299 * red + 587 * green + 114 * blue + 1_000 * (255 - alpha)
    }

    /// Returns whether no channel differs by more than a number of levels.
    func isNear(_ other: Pixel, within levels: Int) -> Bool {
        abs(Int(alpha) - Int(other.alpha)) <= levels && abs(Int(red) - Int(other.red)) <= levels
            && abs(Int(green) - Int(other.green)) <= levels && abs(Int(blue) - Int(other.blue)) <= levels
    }
}
