public import LayoutSimText
public import LayoutSimGeometry

/// What a button shows and how it sizes itself.
public struct Button: Hashable, Sendable {
    /// How title and picture make up its size.
    public enum Style: Hashable, Sendable {
        /// A button from before configurations; without insets it is at least 30 points wide and 12 higher than its title.
        case classic(contentInsets: EdgeInsets?)
        /// A `UIButton.Configuration`.
        case configuration(Configuration)
    }

    /// The parts of a `UIButton.Configuration` that decide size and looks.
    public struct Configuration: Hashable, Sendable {
        /// What lies behind the title.
        public enum Background: String, CaseIterable, Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The side of the title on which the picture stands.
        public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
            case leading, trailing, top, bottom
        }

        /// What lies behind the title.
        public var background: Background
        /// The distances around title and picture, in points.
        public var contentInsets: EdgeInsets
        /// The side of the title on which the picture stands.
        public var imagePlacement: ImagePlacement
        /// The distance between picture and title, in points.
        public var imagePadding: Double
        /// The color behind the title; `nil` is the tint.
        public var baseBackgroundColor: Color?
        /// The color behind the title whatever the style, UIKit's `background.backgroundColor`; `nil` is the style's.
        public var backgroundColor: Color?
        /// Whether its shorter sides are half circles.
        public var isCapsule = false

        /// Creates a configuration with UIKit's insets.
        public init(
            background: Background = .plain,
            contentInsets: EdgeInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12),
            imagePlacement: ImagePlacement = .leading, imagePadding: Double = 0
        ) {
            self.background = background
            self.contentInsets = contentInsets
            self.imagePlacement = imagePlacement
            self.imagePadding = imagePadding
        }
    }

    /// How title and picture make up its size.
    public var style: Style
    /// The title, if there is one.
    public var title: TextContent?
    /// The color of the title; `nil` is the tint.
    public var titleColor: Color?
    /// The picture, if there is one.
    public var image: Image?
    /// Where they lie in its frame.
    public var placement = Placement()
    /// What a configuration shows below the title; `nil` for nothing.
    public var subtitle: Subtitle?
    /// The picture behind title and picture, which fills the frame, UIKit's `setBackgroundImage(_:for:)`.
    public var backgroundImage: Image?
    /// Whether its pictures and texts are subviews that draw themselves, as those of UIKit's objects are; it only
    /// measures them then.
    package var hasViewsOfParts = false

    /// Creates a button.
    public init(_ title: TextContent?, image: Image? = nil, style: Style = .classic(contentInsets: nil)) {
        self.style = style
        self.title = title
        self.image = image
    }
}
