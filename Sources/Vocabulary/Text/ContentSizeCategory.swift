/// The preferred text size of a user, UIKit's `UIContentSizeCategory`, smallest first.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium
    /// The default size.
    case large
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The short name used in the names of variants: `xs`, `s`, `m`, `l`, `xl`, `xxl`, `xxxl`, then `ax1` to `ax5`.
    public var shortName: String {
        switch self {
        case .extraSmall: "xs"
        case .small: "s"
        case .medium: "m"
        case .large: "l"
        case .extraLarge: "xl"
        case .extraExtraLarge: "xxl"
        case .extraExtraExtraLarge: "xxxl"
        case .accessibilityMedium: "ax1"
        case .accessibilityLarge: "ax2"
        case .accessibilityExtraLarge: "ax3"
        case .accessibilityExtraExtraLarge: "ax4"
        case .accessibilityExtraExtraExtraLarge: "ax5"
        }
    }
}

/// Ordered from the smallest to the largest text size.
extension ContentSizeCategory: Comparable {
    /// Returns whether the first category has smaller texts.
    public static func < (smaller: Self, larger: Self) -> Bool {
        allCases.firstIndex(of: smaller) ?? 0 < allCases.firstIndex(of: larger) ?? 0
    }
}
