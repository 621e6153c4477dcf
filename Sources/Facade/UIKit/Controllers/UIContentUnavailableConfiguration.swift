public import Foundation
public import LayoutSimInertness

/// A content configuration for a screen without content: an image, text and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Whether the content is centered or starts at the leading edge.
    public enum Alignment: Int, Sendable { case center = 0, natural }
    /// The look of a text.
    public struct TextProperties: Hashable {
        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// How lines are broken.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks so that the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font shrinks.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters are set closer before the text is cut.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
    }
    /// The look of the image.
    public struct ImageProperties: Hashable {
        /// The configuration of a symbol, or `nil` for none.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color of a template image, or `nil` for that of the view.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// Whether inverted colors leave the image as it is; stored only.
        @Inert(.behavior, as: "UIContentUnavailableConfiguration.ImageProperties.accessibilityIgnoresInvertColors")
        public var accessibilityIgnoresInvertColors = false
    }
    /// The actions and the state of a button.
    public struct ButtonProperties: Hashable {
        /// The action of the button, which shows the button even if its configuration is empty.
        public var primaryAction: UIAction?
        /// The menu of the button.
        public var menu: UIMenu?
        /// Whether the button is enabled.
        public var isEnabled = true
        /// The role of the button.
        public var role = UIButton.Role.normal
    }

    /// The image above the text.
    public var image: UIImage?
    /// The look of the image.
    public var imageProperties = ImageProperties()
    // As in UIListContentConfiguration: structs cannot share stored properties, and forwarding them would be longer.

    /// The text.
    public var text: String?
    /// The attributed text, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The look of the text.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The attributed secondary text, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The look of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The configuration of the button, which is hidden without a title, an image and an action.
    public var button = UIButton.Configuration.plain()
    /// The actions and the state of the button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the second button, which is hidden without a title, an image and an action.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The actions and the state of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// Whether the content is centered or starts at the leading edge.
    public var alignment = Alignment.center
    /// The axes on which the margins of the superview are kept.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The spacing below the image, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The spacing between the text and the secondary text, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The spacing between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The spacing between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The background of the view.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator spins above the text.
    private(set) var isLoading = false

    private init(_ text: TextProperties, _ secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    /// Returns a configuration for an empty screen.
    public static func empty() -> Self {
        let font = UIFont.preferredFont(forTextStyle: .title2)
        var configuration = Self(
            TextProperties(font: .systemFont(ofSize: font.pointSize, weight: .bold), color: .label), .subordinate)
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return configuration
    }

    /// Returns a configuration for a search without results.
    public static func search() -> Self {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Returns a configuration for content that is loading.
    public static func loading() -> Self {
        var configuration = Self(.subordinate, .subordinate)
        configuration.isLoading = true
        configuration.text = "Loading\u{2026}"
        return configuration
    }

    /// Returns a new view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Adds the search text from the state to the title of a search configuration.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard text == "No Results", let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "No Results for \u{201C}\(searched)\u{201D}"
        return configuration
    }
}

extension UIContentUnavailableConfiguration.TextProperties {
    fileprivate static var subordinate: Self {
        Self(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }
}

/// The state of a content-unavailable view.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view or the controller.
    public var traitCollection: UITraitCollection
    /// The text that the user searches for, or `nil` without a search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// Creates a state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// The value of a custom key, or `nil` for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
