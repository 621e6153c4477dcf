import Foundation

/// A count in at most three digits and a letter: `12.3k`.
package struct ShortNumber: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Creates a short number; the letter is chosen before rounding, so 999 999 is `1000k`.
    package init(_ count: Int) {
        switch count {
        case ...0: description = "0"
        case ..<1_000: description = "\(count)"
        case 1_000_000_000...: description = "1.0b+"
        case ..<1_000_000: description = Self.text(Double(count) / 1_000) + "k"
        default: description = Self.text(Double(count) / 1_000_000) + "m"
        }
    }

    private static func text(_ value: Double) -> String {
        let decimals = value < 10 ? 2 : value < 100 ? 1 : 0
        let text = String(format: "%.\(decimals)f", value)
        return decimals > 0 && text.hasSuffix("0") && !text.hasSuffix(".0") ? String(text.dropLast()) : text
    }
}
