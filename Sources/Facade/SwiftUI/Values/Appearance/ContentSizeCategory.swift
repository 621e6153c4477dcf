public import UIKit

/// The size of texts that the user chose, by its older names.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case extraSmall
    /// Two below the usual size.
    case small
    /// One below the usual size.
    case medium
    /// The usual size.
    case large
    /// One above the usual size.
    case extraLarge
    /// Two above the usual size.
    case extraExtraLarge
    /// The largest size before those of accessibility.
    case extraExtraExtraLarge
    /// The first size of accessibility.
    case accessibilityMedium
    /// The second size of accessibility.
    case accessibilityLarge
    /// The third size of accessibility.
    case accessibilityExtraLarge
    /// The fourth size of accessibility.
    case accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of accessibility.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// Creates the size of UIKit's category; `nil` for none.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    /// Creates the older name of a size.
    init(_ size: DynamicTypeSize) {
        self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
    }

    /// The size by its newer name.
    var dynamicTypeSize: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }

    /// Returns whether one size is smaller than another.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }
    /// Returns whether one size is larger than another.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
    /// Returns whether one size is at most another.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
    /// Returns whether one size is at least another.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension UIContentSizeCategory {
    /// Creates UIKit's category of a size; none for `nil`.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.dynamicTypeSize) }
}
