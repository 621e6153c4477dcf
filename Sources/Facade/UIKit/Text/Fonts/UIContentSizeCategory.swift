public import CoreGraphics
public import Foundation
package import LayoutSimText

/// A content size category, the text size that the user prefers.
public struct UIContentSizeCategory: _TypedString, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a category from a raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// No category.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The extra-small category.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The small category.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The medium category.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The large category, which is the default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The extra-large category.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The extra-extra-large category.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The extra-extra-extra-large category.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The medium accessibility category.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The large accessibility category.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The extra-large accessibility category.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The extra-extra-large accessibility category.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The extra-extra-extra-large accessibility category.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted after the user changes the preferred content size category.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The user info key of that notification for the new category, a string.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { (order) > 6 }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether text of the first category is smaller than text of the second.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.order < right.order
    }

    fileprivate var order: Int { category.flatMap { Self.sizes.firstIndex(of: $0) } ?? -1 }
}

extension UIContentSizeCategory {
    /// The equivalent category of the layout engine; `nil` for none.
    var category: ContentSizeCategory? { Self.known.first { $0.0 == self }?.1 }

    /// Creates the equivalent of a category of the layout engine.
    package init(_ category: ContentSizeCategory) {
        self = Self.known.first { $0.1 == category }?.0 ?? .large
    }

    private static let sizes = ContentSizeCategory.allCases

    private static let known: [(UIContentSizeCategory, ContentSizeCategory)] = [
        (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
        (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
        (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
        (.accessibilityLarge, .accessibilityLarge), (.accessibilityExtraLarge, .accessibilityExtraLarge),
        (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
        (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
    ]
}
