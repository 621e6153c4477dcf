public import UIKit

/// The direction in which an interface runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// Creates the direction of UIKit's; `nil` for none.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

/// How the direction of an interface changes what a view draws.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The view looks the same in both directions.
    case fixed
    /// The view is drawn as in a mirror where the interface runs in a direction.
    case mirrors(in: LayoutDirection)

    /// The view is drawn as in a mirror where the interface runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates UIKit's direction; none for `nil`.
    public init(_ layoutDirection: LayoutDirection?) {
        switch layoutDirection {
        case .leftToRight?: self = .leftToRight
        case .rightToLeft?: self = .rightToLeft
        case nil: self = .unspecified
        }
    }
}
