package import LayoutSimGeometry

extension Button.Configuration {
    /// The size of a configured button, which provides default insets and fonts, UIKit's `UIButton.Configuration.Size`.
    package enum Size: String, CaseIterable, Hashable, Sendable {
        case mini, small, medium, large

        /// The content insets, in points [the large ones: 4 stored frames of one file].
        package var contentInsets: EdgeInsets {
            switch self {
            case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
            case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
            }
        }

        /// Whether the texts use a smaller text style than those of other sizes.
        package var hasSmallTexts: Bool { self == .mini || self == .small }
    }
}
