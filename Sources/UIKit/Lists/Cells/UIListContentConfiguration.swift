public import Foundation

/// A picture, a text and a second text.
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
        secondaryColor: UIColor = .secondaryLabel, vertical: CGFloat = 11
    ) {
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
    public static func groupedHeader() -> Self { Self(.footnote, .secondaryLabel, vertical: 7) }
    public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel, vertical: 7) }
    public static func sidebarCell() -> Self { Self(.body) }
    public static func sidebarSubtitleCell() -> Self { Self(.body) }
    public static func accompaniedSidebarCell() -> Self { Self(.body) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body) }
    public static func sidebarHeader() -> Self { Self(.headline) }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var value: UIListContentConfiguration
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView(frame: .zero)
    private let stack = UIStackView()
    private let texts = UIStackView()
    private var edges: [NSLayoutConstraint] = []

    public init(configuration: UIListContentConfiguration) {
        value = configuration
        super.init(frame: .zero)
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.alignment = .center
        texts.axis = .vertical
        texts.addArrangedSubview(title)
        texts.addArrangedSubview(detail)
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(texts)
        preservesSuperviewLayoutMargins = true
        let bottom = stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor), bottom,
        ])
        show()
    }
    public required init?(coder: NSCoder) { return nil }

    open var configuration: any UIContentConfiguration {
        get { value }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            value = new
            show()
        }
    }
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }
    open private(set) lazy var textLayoutGuide: UILayoutGuide? = nil
    open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = nil
    open private(set) lazy var imageLayoutGuide: UILayoutGuide? = nil

    private func show() {
        set(title, value.text, value.attributedText, value.textProperties)
        set(detail, value.secondaryText, value.secondaryAttributedText, value.secondaryTextProperties)
        picture.image = value.image
        picture.isHidden = value.image == nil
        picture.tintColor = value.imageProperties.tintColor
        picture.setContentHuggingPriority(.required, for: .horizontal)
        stack.spacing = value.imageToTextPadding
        texts.axis = value.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing =
            value.prefersSideBySideTextAndSecondaryText
            ? value.textToSecondaryTextHorizontalPadding : value.textToSecondaryTextVerticalPadding
        detail.setContentHuggingPriority(
            value.prefersSideBySideTextAndSecondaryText ? .required : .defaultLow, for: .horizontal)
        directionalLayoutMargins = value.directionalLayoutMargins
        alpha = value.alpha
    }
    private func set(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = properties.alignment == .center ? .center : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        if let attributed { label.attributedText = attributed } else { label.text = transformed(text, properties) }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }
    private func transformed(_ text: String?, _ properties: UIListContentConfiguration.TextProperties) -> String? {
        switch properties.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
