package import LayoutSimGeometry

/// How well a text stands out from what is behind it, by WCAG 2.2.
package enum ContrastRatio {
    /// From 1, the same color, to 21, black on white; both colors are taken as opaque.
    ///
    /// (L1 + 0.05) / (L2 + 0.05) of the relative luminances, <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
    package static func between(_ first: Color, _ second: Color) -> Double {
        let (one, other) = (luminance(of: first), luminance(of: second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// What a text needs: 4.5, or 3 if it is at least 18 points high or bold, the sizes that Apple's Human Interface Guidelines give
    /// for the criterion 1.4.3 of WCAG.
    package static func least(fontSize: Double, isBold: Bool) -> Double { fontSize >= 18 || isBold ? 3 : 4.5 }

    /// From 0, black, to 1, white, <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
    package static func luminance(of color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(of: base * base)
    }

    /// By Newton's method, in arithmetic that all processors do alike.
    private static func fifthRoot(of value: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            root -= (fourth * root - value) / (5 * fourth)
        }
        return root
    }
}
