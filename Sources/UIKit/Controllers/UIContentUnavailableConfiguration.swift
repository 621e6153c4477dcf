public import Foundation

/// A content configuration for a screen without content: an image, text and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public enum Alignment: Int, Sendable { case center = 0, natural }
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
    }
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }
    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 12
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
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
