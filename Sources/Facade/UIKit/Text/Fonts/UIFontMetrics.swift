public import Foundation
import LayoutSimText

/// Scales fonts and values with the content size category, as a text style does.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// The metrics of the body text style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled for the current content size category.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, .current) }

    /// Returns a font scaled for the current content size category, up to a maximum size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, .current, maximum: maximumPointSize)
    }

    /// Returns a font scaled for the content size category of a trait collection.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, ContentSizeCategory(traitCollection))
    }

    /// Returns a font scaled for the content size category of a trait collection, up to a maximum size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, ContentSizeCategory(traitCollection), maximum: maximumPointSize)
    }

    /// Returns a value scaled for the current content size category, rounded to the nearest pixel.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, .current) }

    /// Returns a value scaled for the content size category of a trait collection, rounded to the nearest pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaled(value, ContentSizeCategory(traitCollection))
    }

    private func scaled(_ font: UIFont, _ category: ContentSizeCategory, maximum: CGFloat = 0) -> UIFont {
        if font.values.scaling != nil {
            raiseInvalidArgument(
                "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
        }
        let size = scaled(font.pointSize, category).rounded()
        var values = font.values.withSize(maximum > 0 ? min(size, maximum) : size)
        values.textStyle = nil
        values.scaling = FontScaling(style: style, size: font.pointSize, maximum: maximum)
        return UIFont(values)
    }

    /// Returns a value scaled in proportion to the line height, rounded to the nearest pixel: 17 becomes 16.333 at the
    /// medium and 48 at the largest category, as published for devices.
    private func scaled(_ value: CGFloat, _ category: ContentSizeCategory) -> CGFloat {
        let style = style.textStyle
        let scaled = value * CGFloat(style.leading(at: category) / style.leading(at: .large))
        let pixels = max(1, UITraitCollection.current.displayScale)
        return (scaled * pixels).rounded() / pixels
    }
}

extension ContentSizeCategory {
    /// The user's current content size category.
    static var current: ContentSizeCategory { ContentSizeCategory(UITraitCollection.current) }

    /// Creates the category of a trait collection, or that of the device if the traits specify none.
    init(_ traits: UITraitCollection?) {
        let said = traits?.preferredContentSizeCategory.category
        self = said ?? UITraitCollection.current.preferredContentSizeCategory.category ?? .large
    }
}
