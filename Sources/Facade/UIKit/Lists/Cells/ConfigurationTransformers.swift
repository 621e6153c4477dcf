public import Foundation

/// A transformer that derives a color from another color.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that transforms a color.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer to gray; returns the color unchanged here.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    /// A transformer to the preferred tint color; returns the color unchanged here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A transformer to a monochrome tint; returns the color unchanged here.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformer that derives text attributes from other text attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure that transforms attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationColorTransformer: Hashable {
    public static func == (left: Self, right: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    public static func == (left: Self, right: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
