extension ContentSizeCategory {
    /// Whether it is one of the five accessibility sizes, UIKit's `isAccessibilityCategory`.
    package var isAccessibilityCategory: Bool {
        switch self {
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            true
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        }
    }

    /// The scale of an image that adjusts its size for accessibility: at accessibility sizes, the ratio of the body
    /// style's line height to the default one; otherwise 1.
    package var imageScale: Double {
        isAccessibilityCategory ? TextStyle.body.leading(at: self) / TextStyle.body.leading(at: .large) : 1
    }
}
