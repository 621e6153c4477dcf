public import LayoutSimText
public import LayoutSimGeometry

/// The content of a view, apart from its subviews.
public enum Content: Hashable, Sendable {
    /// No content.
    case none
    /// Text, like that of a `UILabel`.
    case label(TextContent, color: Color)
    /// An image, like that of a `UIImageView`.
    case image(Image, contentMode: ContentMode)
    /// A button with a title, an image or both.
    indirect case button(Button)
    /// A single line of editable text.
    indirect case textField(TextField)
    /// Multiple lines of editable text.
    indirect case textView(TextView)
    /// A system control, whose appearance is that of the system.
    case control(Control)
    /// Views in a row or column, like those of a `UIStackView`.
    case stack(StackView)
    /// A scroll view; constraints between its edges and its subviews refer to its content.
    case scroll
    /// A view without an intrinsic size whose contents are not part of the screen, such as a map or a table.
    case opaque(OpaqueKind)
}

/// The kind of a view whose contents are not part of the screen.
public enum OpaqueKind: String, CaseIterable, Hashable, Sendable {
    case table, collection, web, map, metal, scene, container, effect, other
}

/// How an image is adjusted to the size of its view, named as in UIKit.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// Stretched to fill the view.
    case scaleToFill
    /// Scaled to fit the view, preserving the aspect ratio.
    case scaleAspectFit
    /// Scaled to cover the view, preserving the aspect ratio.
    case scaleAspectFill
    /// Centered at its own size.
    case center
    /// At its own size, centered along one edge.
    case top, bottom, left, right
    /// At its own size in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
}

/// An image and its size.
public struct Image: Hashable, Sendable {
    /// The source of an image.
    public enum Source: Hashable, Sendable {
        /// A bitmap file, by its path.
        case file(String)
        /// A vector image that the program draws itself.
        case drawing(VectorImage)
        /// A system symbol by its name, such as `chevron.right`, drawn in the tint color.
        case symbol(String)
        /// An image that is not available, by its name; drawn as an empty frame with that name.
        case missing(String)
    }

    /// The source of the image.
    public var source: Source
    /// The size that determines the aspect ratio, in points.
    public var size: Size
    /// The intrinsic size of an image view, in points; `nil` leaves the size to the constraints.
    public var intrinsicSize: Size?
    /// Whether a bitmap is drawn in the tint color wherever it is opaque, UIKit's `alwaysTemplate`.
    public var isTemplate = false
    /// The stretching of the image or the configuration of a symbol; `nil` for most images.
    public var look: ImageLook?
    /// A prefix of the hash of the artwork, for an image that was read from a document; `nil` if the artwork itself is
    /// available.
    package var artwork: String?

    /// Creates an image of a size in points.
    public init(_ source: Source, size: Size, intrinsicSize: Size?) {
        self.source = source
        self.size = size
        self.intrinsicSize = intrinsicSize
    }
}
