public import UIKit

/// The light or the dark look of an interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark

    /// Creates the scheme of UIKit's style; `nil` for none.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// How much colors differ from those behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As most users have it.
    case standard
    /// More than that, for users who ask for it.
    case increased

    /// Creates the contrast of UIKit's; `nil` for none.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates UIKit's style of a scheme; none for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UIAccessibilityContrast {
    /// Creates UIKit's contrast; none for `nil`.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard?: self = .normal
        case .increased?: self = .high
        case nil: self = .unspecified
        }
    }
}
