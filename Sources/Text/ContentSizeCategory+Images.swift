extension ContentSizeCategory {
    /// Whether it is one of the five sizes that are set among the accessibility settings, UIKit's `isAccessibilityCategory`.
    package var isAccessibilityCategory: Bool {
        switch self {
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            true
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        }
    }

    /// How many times as large a picture is that adjusts its size for accessibility: as many times as lines of the body style are
    /// higher, at the accessibility sizes alone.
    package var imageScale: Double {
        isAccessibilityCategory ? TextStyle.body.leading(at: self) / TextStyle.body.leading(at: .large) : 1
    }
}
