package import LayoutSimGeometry

/// The contrast between a text and its background, according to WCAG 2.2.
package enum ContrastRatio {
    /// Returns the contrast ratio, from 1 for equal colors to 21 for black on white; both colors are treated as opaque.
    ///
    /// (L1 + 0.05) / (L2 + 0.05) of the relative luminances, <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
    package static func between(_ first: Color, _ second: Color) -> Double {
        let (one, other) = (luminance(of: first), luminance(of: second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Returns the minimum ratio of a text: 4.5, or 3 if it is bold or at least 18 points, the sizes that Apple's Human
    /// Interface Guidelines give for criterion 1.4.3 of WCAG.
    package static func least(fontSize: Double, isBold: Bool) -> Double { fontSize >= 18 || isBold ? 3 : 4.5 }

    /// Returns the relative luminance, from 0 for black to 1 for white,
    /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
    package static func luminance(of color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(of: base * base)
    }

    /// Returns the fifth root by Newton's method, in arithmetic that is the same on all processors.
    private static func fifthRoot(of value: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            root -= (fourth * root - value) / (5 * fourth)
        }
        return root
    }
}
