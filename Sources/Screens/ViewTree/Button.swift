public import LayoutSimText
public import LayoutSimGeometry

/// The contents and the sizing of a button.
public struct Button: Hashable, Sendable {
    /// How title and image determine the button's size.
    public enum Style: Hashable, Sendable {
        /// A button without a configuration; without content insets, it is at least 30 points wide and 12 points taller
        /// than its title.
        case classic(contentInsets: EdgeInsets?)
        /// A `UIButton.Configuration`.
        case configuration(Configuration)
    }

    /// The parts of a `UIButton.Configuration` that determine size and appearance.
    public struct Configuration: Hashable, Sendable {
        /// The style of the background.
        public enum Background: String, CaseIterable, Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        /// The side of the title on which the image is placed.
        public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
            case leading, trailing, top, bottom
        }

        /// The style of the background.
        public var background: Background
        /// The insets of title and image, in points.
        public var contentInsets: EdgeInsets
        /// The side of the title on which the image is placed.
        public var imagePlacement: ImagePlacement
        /// The distance between image and title, in points.
        public var imagePadding: Double
        /// The base background color; `nil` for the tint color.
        public var baseBackgroundColor: Color?
        /// The background color regardless of the style, UIKit's `background.backgroundColor`; `nil` for that of the
        /// style.
        public var backgroundColor: Color?
        /// Whether the corner style is a capsule.
        public var isCapsule = false
        /// The corner radius of the background in points, UIKit's `background.cornerRadius`; `nil` for the system's.
        public var cornerRadius: Double?
        /// The stroke around the background, UIKit's `background.strokeColor` and `strokeWidth`.
        public var stroke: Border?
        /// Whether an activity indicator replaces the image, UIKit's `showsActivityIndicator`.
        public var showsActivityIndicator = false

        /// Creates a configuration with UIKit's default insets.
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

    /// How title and image determine the button's size.
    public var style: Style
    /// The title; `nil` for none.
    public var title: TextContent?
    /// The color of the title; `nil` for the tint color.
    public var titleColor: Color?
    /// The image; `nil` for none.
    public var image: Image?
    /// The placement of title and image in the button's frame.
    public var placement = Placement()
    /// The subtitle of a configuration; `nil` for none.
    public var subtitle: Subtitle?
    /// The background image, which fills the frame, UIKit's `setBackgroundImage(_:for:)`.
    public var backgroundImage: Image?
    /// Whether image and texts are subviews that draw themselves, as in UIKit's buttons; the content is then only
    /// measured.
    package var hasViewsOfParts = false

    /// Creates a button.
    public init(_ title: TextContent?, image: Image? = nil, style: Style = .classic(contentInsets: nil)) {
        self.style = style
        self.title = title
        self.image = image
    }
}
