public import Foundation
internal import LayoutSimGeometry
import LayoutSimViewTree
public import LayoutSimInertness

extension UIButton {
    /// The configuration of a button's appearance and content.
    public struct Configuration: Hashable {
        /// The size of a button.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// The alignment of the title and subtitle.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        /// The style of the corners.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// The style of a button in the Mac idiom.
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        /// The indicator of a button with a menu.
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        var kind: Kind
        /// The background.
        public var background: UIBackgroundConfiguration
        /// The style of the corners.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size.
        public var buttonSize: Size = .medium { didSet { takeSize() } }
        /// The style in the Mac idiom.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The color of the title and the image.
        public var baseForegroundColor: UIColor?
        /// The background color.
        public var baseBackgroundColor: UIColor?
        /// The image.
        public var image: UIImage?
        /// The transformer of the image's color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The symbol configuration of the image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The transition between symbols; not shown here.
        @Inert(.behavior, as: "UIButton.Configuration.symbolContentTransition") public var symbolContentTransition:
            UISymbolContentTransition? = nil
        /// Whether an activity indicator is shown.
        public var showsActivityIndicator = false
        /// The transformer of the activity indicator's color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator of a button with a menu.
        public var indicator: Indicator = .automatic
        /// The transformer of the indicator's color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } ?? plainTitle }
            set {
                plainTitle = newValue
                attributedTitle = nil
            }
        }
        private var plainTitle: String?
        /// The attributed title.
        public var attributedTitle: AttributedString? { didSet { fileFont = nil } }
        /// The font that a file gives to a title without text, which has no place for it, but the height of a line.
        var fileFont: UIFont?
        /// The transformer of the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the title.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The subtitle.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
            set {
                plainSubtitle = newValue
                attributedSubtitle = nil
            }
        }
        private var plainSubtitle: String?
        /// The attributed subtitle.
        public var attributedSubtitle: AttributedString?
        /// The transformer of the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line break mode of the subtitle.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The insets around the title and the image, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The edge of the title at which the image is placed.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle.
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether the appearance changes with the selected state.
        public var automaticallyUpdateForSelection = true

        init(_ kind: Kind) {
            self.kind = kind
            background = .clear()
            // The style provides the color unless the app sets one.
            background.backgroundColor = nil
            background.cornerRadius = Self.systemCornerRadius
            contentInsets = .zero
            takeSize()
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a tinted background.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a background filled with the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration without a border.
        public static func borderless() -> Configuration {
            var configuration = Configuration(.borderless)
            configuration.contentInsets = .zero
            return configuration
        }
        /// Returns a bordered configuration.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Returns a bordered configuration with a tinted background.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// Returns a bordered configuration filled with the tint color.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        /// Returns a glass configuration, drawn as a gray button.
        public static func glass() -> Configuration { Configuration(.gray) }
        /// Returns a prominent glass configuration, drawn as a filled button.
        public static func prominentGlass() -> Configuration { Configuration(.filled) }
        /// Returns a clear glass configuration, drawn as a button without a background.
        public static func clearGlass() -> Configuration { Configuration(.plain) }
        /// Returns a prominent clear glass configuration, drawn as a tinted button.
        public static func prominentClearGlass() -> Configuration { Configuration(.tinted) }

        /// Returns the configuration updated for a button's state, which is the configuration itself.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Restores the default content insets of the style.
        public mutating func setDefaultContentInsets() { takeSize() }

        private mutating func takeSize() {
            let insets = buttonSize.size.contentInsets
            contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }
}

extension UIButton.Configuration.Size {
    /// The corresponding size in the layout system.
    var size: Button.Configuration.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }

    init(_ size: Button.Configuration.Size) {
        switch size {
        case .mini: self = .mini
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        }
    }
}

extension UIButton.Configuration {
    /// The base styles.
    enum Kind: Hashable, Sendable {
        case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// The background style for layout and rendering.
    var backgroundKind: Button.Configuration.Background {
        switch kind {
        case .plain, .borderless: .plain
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        }
    }

    /// The image placement for layout.
    var placementValue: Button.Configuration.ImagePlacement {
        if imagePlacement == .top { return .top }
        if imagePlacement == .bottom { return .bottom }
        return imagePlacement == .trailing ? .trailing : .leading
    }

    /// The default corner radius of a background, in points.
    fileprivate static let systemCornerRadius: CGFloat = 6

    /// The corner radius that the app sets, in points; corner styles with a radius of their own ignore it ([Apple,
    /// `cornerStyle`](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property)).
    var ownCornerRadius: CGFloat? {
        guard cornerStyle == .fixed || cornerStyle == .dynamic else { return nil }
        return background.cornerRadius == Self.systemCornerRadius ? nil : background.cornerRadius
    }
    /// The font of the title for the button's size.
    var titleFont: UIFont {
        fileFont ?? .preferredFont(forTextStyle: buttonSize.size.hasSmallTexts ? .subheadline : .body)
    }

    /// Returns the title color for a tint color; titles of disabled buttons are gray.
    func titleColor(tint: UIColor, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        return backgroundKind == .filled ? .white : tint
    }
}
