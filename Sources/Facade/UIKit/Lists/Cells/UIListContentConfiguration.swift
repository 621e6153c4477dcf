public import Foundation
public import LayoutSimInertness

/// A content configuration with an image, a primary text, and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// The alignment of the text; `justified` is drawn like `natural` here.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// A change of the case of the text.
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
        /// The font.
        public var font: UIFont
        /// The color, before the transformer.
        public var color: UIColor
        /// A transformer of the color; `nil` for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text.
        public var alignment: TextAlignment = .natural
        /// How the text breaks or is truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The largest number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit the width.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font shrinks; 0 for no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before text is truncated.
        public var allowsDefaultTighteningForTruncation = true
        /// Whether the font follows changes of the content size category.
        public var adjustsFontForContentSizeCategory = true
        /// Whether truncated text is shown in full while the pointer is over it; stored only.
        @Inert(.behavior, as: "UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated") public
            var showsExpansionTextWhenTruncated = false
        /// A change of the case of the text, not applied to attributed text.
        public var transform: TextTransform = .none
        init(_ style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }
        /// Returns the color after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
    /// The appearance of the image.
    public struct ImageProperties: Hashable {
        /// The dimension that leaves the choice to the system.
        public static let standardDimension: CGFloat = 0
        /// The configuration of a symbol image; `nil` for the default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color, before the transformer; `nil` for that of the view.
        public var tintColor: UIColor?
        /// A transformer of the tint color; `nil` for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the rounded corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image in points; a dimension of 0 has no limit.
        public var maximumSize: CGSize = .zero
        /// The size reserved for the image in points, in which it is centered; a dimension of 0 is that of the image.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colors while colors are inverted; stored only.
        @Inert(.behavior, as: "UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors") public
            var accessibilityIgnoresInvertColors = false
        /// The color of the border; `nil` for none.
        public var strokeColor: UIColor?
        /// The width of the border, in points.
        public var strokeWidth: CGFloat = 0
        /// Returns the tint color, or a default if there is none; the transformer is not applied here.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    /// The image; `nil` for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; `nil` for none.
    public var text: String?
    /// The primary text with attributes, shown in place of `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the primary text.
    public var textProperties: TextProperties
    /// The secondary text; `nil` for none.
    public var secondaryText: String?
    /// The secondary text with attributes, shown in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the superview's margins are kept.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts are side by side if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between texts that are one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, from 0 to 1.
    public var alpha: CGFloat = 1

    private init(
        _ text: UIFont.TextStyle, _ color: UIColor = .label, secondary: UIFont.TextStyle = .caption1,
        secondaryColor: UIColor = .secondaryLabel, vertical: CGFloat? = nil
    ) {
        // Measured on iOS 26: rows are 50.333 points high with text 20.333 points high.
        let vertical = vertical ?? (_iOS(26) ? 15 : 11)
        textProperties = TextProperties(text, color: color)
        secondaryTextProperties = TextProperties(secondary, color: secondaryColor)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 0, bottom: vertical, trailing: 8)
    }

    /// Returns the configuration of a cell.
    public static func cell() -> Self { Self(.body) }
    /// Returns the configuration of a cell with a secondary text below the primary one.
    public static func subtitleCell() -> Self { Self(.body, secondaryColor: .label) }
    /// Returns the configuration of a cell with a secondary text beside the primary one.
    public static func valueCell() -> Self {
        var value = Self(.body, secondary: .body)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    /// Returns the configuration of a header.
    public static func header() -> Self { Self(.headline) }
    /// Returns the configuration of a footer.
    public static func footer() -> Self { Self(.footnote, .secondaryLabel) }
    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> Self { Self(.headline, vertical: 4) }
    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> Self { Self(.subheadline, .secondaryLabel, vertical: 4) }
    /// Returns the configuration of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> Self { Self(.title3) }
    /// Returns the configuration of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2) }
    /// Returns the configuration of a header in a grouped list.
    public static func groupedHeader() -> Self {
        // Recorded on iOS 26: headers are 36.333 points high, with a label of 20.333 points.
        _iOS(26) ? Self(.headline, .secondaryLabel, vertical: 8) : Self(.footnote, .secondaryLabel, vertical: 7)
    }
    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel, vertical: 7) }
    /// Returns the configuration of a sidebar cell.
    public static func sidebarCell() -> Self { Self(.body) }
    /// Returns the configuration of a sidebar cell with a secondary text.
    public static func sidebarSubtitleCell() -> Self { Self(.body) }
    /// Returns the configuration of a sidebar cell beside other accessories; equal to `sidebarCell()` here.
    public static func accompaniedSidebarCell() -> Self { Self(.body) }
    /// Returns the configuration of a sidebar cell beside other accessories; equal to `sidebarSubtitleCell()` here.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body) }
    /// Returns the configuration of a sidebar header.
    public static func sidebarHeader() -> Self { Self(.headline) }

    /// Creates a list content view that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
    /// Returns the configuration itself, which does not depend on the state here.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
    /// The size of the image in points: its own, or the largest of the same aspect ratio that fits the maximum size.
    var imageSize: CGSize {
        guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return scale < 1 ? CGSize(width: size.width * scale, height: size.height * scale) : size
    }

    /// The width of the image's column in points; `nil` without an image.
    var imageColumn: CGFloat? {
        guard image != nil else { return nil }
        return max(imageSize.width, imageProperties.reservedLayoutSize.width)
    }
}
