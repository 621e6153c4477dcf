public import LayoutSimText
public import LayoutSimGeometry

/// What a view shows apart from its subviews.
public enum Content: Hashable, Sendable {
    /// Nothing of its own.
    case none
    /// Text, as a `UILabel`.
    case label(TextContent, color: Color)
    /// A picture, as a `UIImageView`.
    case image(Image, contentMode: ContentMode)
    /// A button with a title, a picture or both.
    indirect case button(Button)
    /// A line of text that users edit.
    indirect case textField(TextField)
    /// Paragraphs that users edit.
    indirect case textView(TextView)
    /// One of the system's controls, whose looks are the system's.
    case control(Control)
    /// Views in a row or column, as a `UIStackView`.
    case stack(StackView)
    /// A view that scrolls its subviews; constraints to its own edges from inside speak of what is scrolled.
    case scroll
    /// A view without a size of its own whose contents are not part of the screen, such as a map or a table.
    case opaque(OpaqueKind)
}

/// What a view shows whose contents are not part of the screen.
public enum OpaqueKind: String, CaseIterable, Hashable, Sendable {
    case table, collection, web, map, metal, scene, container, effect, other
}

/// How a picture fills a view of another size, in UIKit's words.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// Stretched to the view.
    case scaleToFill
    /// As large as fits, its sides in proportion.
    case scaleAspectFit
    /// As small as covers the view, its sides in proportion.
    case scaleAspectFill
    /// At its own size in the middle.
    case center
    /// At its own size at one side, in the middle of it.
    case top, bottom, left, right
    /// At its own size in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
}

/// A picture and its size.
public struct Image: Hashable, Sendable {
    /// Where the picture comes from.
    public enum Source: Hashable, Sendable {
        /// A file of pixels, by its path.
        case file(String)
        /// Outlines of the program's own.
        case drawing(VectorImage)
        /// One of the system's symbols by its name, such as `chevron.right`; drawn in the tint.
        case symbol(String)
        /// A picture that is not at hand, by its name; drawn as an empty frame with that name.
        case missing(String)
    }

    /// Where the picture comes from.
    public var source: Source
    /// The size that gives its proportions, in points.
    public var size: Size
    /// The size that an image view takes on by itself, in points; `nil` leaves it to the constraints.
    public var intrinsicSize: Size?
    /// Whether a file is drawn in the tint wherever it is not clear, UIKit's `alwaysTemplate`.
    public var isTemplate = false
    /// How it is drawn otherwise than whole and in its own colors, or in the tint; `nil` for most.
    public var look: ImageLook?
    /// The beginning of the hash of what it looks like, for a picture that was read from a document; `nil` where the
    /// outlines or pixels themselves are at hand.
    package var artwork: String?

    /// Creates a picture of a size in points.
    public init(_ source: Source, size: Size, intrinsicSize: Size?) {
        self.source = source
        self.size = size
        self.intrinsicSize = intrinsicSize
    }
}
