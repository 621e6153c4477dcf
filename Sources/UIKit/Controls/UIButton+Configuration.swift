public import Foundation
internal import LayoutSimGeometry
import LayoutSimViewTree

extension UIButton {
    /// The looks of a button.
    public struct Configuration: Hashable {
        /// The size of a button.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// How lines of the title are aligned.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        /// How corners are rounded.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// How the button looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        /// The sign of a button that opens a menu.
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        var kind: Kind
        /// What lies behind the title.
        public var background: UIBackgroundConfiguration
        /// How corners are rounded.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size.
        public var buttonSize: Size = .medium { didSet { takeSize() } }
        /// How the button looks on a Mac.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The color of title and picture.
        public var baseForegroundColor: UIColor?
        /// The color behind the title.
        public var baseBackgroundColor: UIColor?
        /// The picture.
        public var image: UIImage?
        /// Changes the color of the picture.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How the picture's symbol is made.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// How one symbol takes another's place; not seen.
        public var symbolContentTransition: UISymbolContentTransition?
        /// Whether a wheel turns.
        public var showsActivityIndicator = false
        /// Changes the color of the wheel.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign of a button that opens a menu.
        public var indicator: Indicator = .automatic
        /// Changes the color of the sign.
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
        /// The styled title.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the title's lines are broken.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The second line.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
            set {
                plainSubtitle = newValue
                attributedSubtitle = nil
            }
        }
        private var plainSubtitle: String?
        /// The styled second line.
        public var attributedSubtitle: AttributedString?
        /// Changes the second line's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the second line is broken.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The distances around title and picture, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        /// The side of the title where the picture lies.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance from picture to title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance from title to subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How lines are aligned.
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether the looks change with the selection.
        public var automaticallyUpdateForSelection = true

        init(_ kind: Kind) {
            self.kind = kind
            background = .clear()
            // The style has a color unless the app names one.
            background.backgroundColor = nil
            contentInsets = .zero
            takeSize()
        }

        /// A button without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A button with a background in a light tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A button with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A button with a background in the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// A button without a border.
        public static func borderless() -> Configuration {
            var configuration = Configuration(.borderless)
            configuration.contentInsets = .zero
            return configuration
        }
        /// A button with a border.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// A button with a border in a light tint.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// A button with a border in the tint.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        /// A button of glass.
        public static func glass() -> Configuration { Configuration(.gray) }
        /// A button of glass in the tint.
        public static func prominentGlass() -> Configuration { Configuration(.filled) }
        /// Clear glass, drawn as a gray button without a background.
        public static func clearGlass() -> Configuration { Configuration(.plain) }
        /// Clear glass in the tint, drawn as a tinted button.
        public static func prominentClearGlass() -> Configuration { Configuration(.tinted) }

        /// The configuration for the state of a button.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Takes the insets that a style has by itself.
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
    /// The families of looks.
    enum Kind: Hashable, Sendable {
        case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    /// What layout and painting know as background.
    var backgroundKind: Button.Configuration.Background {
        switch kind {
        case .plain, .borderless: .plain
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        }
    }

    /// The side of the picture as layout knows it.
    var placementValue: Button.Configuration.ImagePlacement {
        if imagePlacement == .top { return .top }
        if imagePlacement == .bottom { return .bottom }
        return imagePlacement == .trailing ? .trailing : .leading
    }

    /// The font of the title at the button's size.
    var titleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize.size.hasSmallTexts ? .subheadline : .body)
    }

    /// The color of the title in a tint; titles of disabled buttons are gray.
    func titleColor(tint: UIColor, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        return backgroundKind == .filled ? .white : tint
    }
}
