import LayoutSimText

/// San Francisco since 2020: a variable font with axes for weight and optical size.
///
/// Advances are interpolated linearly between the master weights, and between the text and the display size.
enum SanFrancisco {
    /// The advance of a character, in em without tracking.
    struct Advance {
        /// The advance at the text size.
        var text = 0.0
        /// The difference to it at the display size; mostly negative.
        var gain = 0.0

        /// Returns the advance at a position between the optical sizes, from 0 to 1.
        func width(share: Double) -> Double { text + share * gain }

        static func + (left: Self, right: Self) -> Self {
            Self(text: left.text + right.text, gain: left.gain + right.gain)
        }
    }

    /// Returns the advance of a character; `nil` if it is neither printable ASCII nor the rupee or lira sign, which are
    /// as wide as the dollar sign [3 stored labels of 2 repositories].
    static func advance(of scalar: UInt32, weight: FontWeight) -> Advance? {
        let isDollarWide = scalar == 0x20B9 || scalar == 0x20BA
        let index = Int(isDollarWide ? 0x24 : scalar) - 0x20
        guard SanFranciscoMasters.text.regular.indices.contains(index) else { return nil }
        let text = SanFranciscoMasters.text.width(at: index, position: weight.position)
        let display = SanFranciscoMasters.display.width(at: index, position: weight.position)
        return Advance(text: text / 2048, gain: (display - text) / 2048)
    }

    /// Returns the mean difference to the advances of Inter over the ASCII letters, used for letters outside of ASCII.
    static func excess(of weight: FontWeight) -> Advance {
        let (text, gain) = weight.meanExcess
        return Advance(text: text / 2048, gain: gain / 2048)
    }

    /// Returns the position of a size in points between the text size, 0, and the display size, 1.
    static func opticalShare(size: Double) -> Double {
        switch size {
        case ..<17: 0
        case ..<19: (size - 17) / 22
        case ..<24: (2 + (size - 19) * 16 / 5) / 22
        case ..<28: 1 - (28 - size) / 22
        default: 1
        }
    }
}

extension SanFranciscoMasters {
    fileprivate func width(at index: Int, position: Double) -> Double {
        let end = position < 0 ? ultraLight : black
        return regular[index] + abs(position) * (end[index] - regular[index])
    }
}

extension FontWeight {
    /// The position between the master weights: -1 for ultraLight, 0 for regular, 1 for black.
    fileprivate var position: Double {
        switch self {
        case .ultraLight: -1
        case .thin: -145 / 185
        case .light: -63 / 185
        case .regular: 0
        case .medium: 11 / 60
        case .semibold: 19 / 60
        case .bold: 0.5
        case .heavy: 23 / 30
        case .black: 1
        }
    }

    /// The mean difference in units of 1/2048 em.
    fileprivate var meanExcess: (text: Double, gain: Double) {
        switch self {
        case .ultraLight: (-24, -136)
        case .thin: (4, -130)
        case .light: (-3, -120)
        case .regular: (1, -111)
        case .medium: (11, -109)
        case .semibold: (13, -108)
        case .bold: (22, -106)
        case .heavy: (45, -103)
        case .black: (63, -100)
        }
    }
}
