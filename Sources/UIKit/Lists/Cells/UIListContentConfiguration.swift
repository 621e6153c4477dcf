public import Foundation

/// A content configuration with an image, a primary text, and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = true
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform: TextTransform = .none
        init(_ style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }
    public struct ImageProperties: Hashable {
        public static let standardDimension: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = .zero
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
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

    public static func cell() -> Self { Self(.body) }
    public static func subtitleCell() -> Self { Self(.body, secondaryColor: .label) }
    public static func valueCell() -> Self {
        var value = Self(.body, secondary: .body)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    public static func header() -> Self { Self(.headline) }
    public static func footer() -> Self { Self(.footnote, .secondaryLabel) }
    public static func plainHeader() -> Self { Self(.headline, vertical: 4) }
    public static func plainFooter() -> Self { Self(.subheadline, .secondaryLabel, vertical: 4) }
    public static func prominentInsetGroupedHeader() -> Self { Self(.title3) }
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2) }
    public static func groupedHeader() -> Self {
        // Recorded on iOS 26: headers are 36.333 points high, with a label of 20.333 points.
        _iOS(26) ? Self(.headline, .secondaryLabel, vertical: 8) : Self(.footnote, .secondaryLabel, vertical: 7)
    }
    public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel, vertical: 7) }
    public static func sidebarCell() -> Self { Self(.body) }
    public static func sidebarSubtitleCell() -> Self { Self(.body) }
    public static func accompaniedSidebarCell() -> Self { Self(.body) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body) }
    public static func sidebarHeader() -> Self { Self(.headline) }

    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
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
