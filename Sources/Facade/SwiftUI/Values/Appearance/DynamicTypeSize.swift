public import UIKit

/// The size of texts that the user chose.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
    /// The smallest size.
    case xSmall
    /// Two below the usual size.
    case small
    /// One below the usual size.
    case medium
    /// The usual size.
    case large
    /// One above the usual size.
    case xLarge
    /// Two above the usual size.
    case xxLarge
    /// The largest size before those of accessibility.
    case xxxLarge
    /// The first size of accessibility.
    case accessibility1
    /// The second size of accessibility.
    case accessibility2
    /// The third size of accessibility.
    case accessibility3
    /// The fourth size of accessibility.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether the size is one of accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Creates the size of UIKit's category; `nil` for none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == uiSizeCategory }) else { return nil }
        self = size
    }
}

extension UIContentSizeCategory {
    /// Creates UIKit's category of a size; none for `nil`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        switch dynamicTypeSize {
        case .xSmall?: self = .extraSmall
        case .small?: self = .small
        case .medium?: self = .medium
        case .large?: self = .large
        case .xLarge?: self = .extraLarge
        case .xxLarge?: self = .extraExtraLarge
        case .xxxLarge?: self = .extraExtraExtraLarge
        case .accessibility1?: self = .accessibilityMedium
        case .accessibility2?: self = .accessibilityLarge
        case .accessibility3?: self = .accessibilityExtraLarge
        case .accessibility4?: self = .accessibilityExtraExtraLarge
        case .accessibility5?: self = .accessibilityExtraExtraExtraLarge
        case nil: self = .unspecified
        }
    }
}
