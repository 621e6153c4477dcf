public import Foundation
import LayoutSimText

/// Scales fonts and lengths with the text size that the user prefers, as a text style does.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, .current) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, .current, maximum: maximumPointSize)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, ContentSizeCategory(traitCollection))
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, ContentSizeCategory(traitCollection), maximum: maximumPointSize)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, .current) }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaled(value, ContentSizeCategory(traitCollection))
    }

    private func scaled(_ font: UIFont, _ category: ContentSizeCategory, maximum: CGFloat = 0) -> UIFont {
        let size = scaled(font.pointSize, category)
        var values = font.values.withSize(maximum > 0 ? min(size, maximum) : size)
        values.textStyle = nil
        values.scaling = FontScaling(style: style, size: font.pointSize, maximum: maximum)
        return UIFont(values)
    }

    /// In proportion to the distance between baselines, to the nearest pixel: 17 is 16.333 at medium and 48 at the largest
    /// size, as published of devices.
    private func scaled(_ value: CGFloat, _ category: ContentSizeCategory) -> CGFloat {
        let style = style.textStyle
        let scaled = value * CGFloat(style.leading(at: category) / style.leading(at: .large))
        let pixels = max(1, UITraitCollection.current.displayScale)
        return (scaled * pixels).rounded() / pixels
    }
}

extension ContentSizeCategory {
    /// The text size that the user prefers now.
    static var current: ContentSizeCategory { ContentSizeCategory(UITraitCollection.current) }

    /// The text size of traits, or that of the device where they say none.
    init(_ traits: UITraitCollection?) {
        let said = traits?.preferredContentSizeCategory.category
        self = said ?? UITraitCollection.current.preferredContentSizeCategory.category ?? .large
    }
}
