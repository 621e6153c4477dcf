public import LayoutSimGeometry

/// What a view shows apart from its subviews.
public enum Content: Hashable, Sendable {
    /// Nothing of its own.
    case none
    /// Text, as a `UILabel`.
    case label(TextContent, Color)
    /// A picture, as a `UIImageView`.
    case image(Image, ContentMode)
}

/// How a picture fills a view of another size, in UIKit's words.
public enum ContentMode: String, Hashable, Sendable {
    /// Stretched to the view.
    case scaleToFill
    /// As large as fits, its sides in proportion.
    case scaleAspectFit
    /// As small as covers the view, its sides in proportion.
    case scaleAspectFill
    /// At its own size in the middle.
    case center
}

/// A picture and its size.
public struct Image: Hashable, Sendable {
    /// Where the picture comes from.
    public enum Source: Hashable, Sendable {
        /// A file of pixels, by its path.
        case file(String)
        /// Outlines of the program's own.
        case drawing(Drawing)
    }

    /// Where the picture comes from.
    public var source: Source
    /// The size that gives its proportions, in points.
    public var size: Size
    /// The size that an image view takes on by itself, in points; `nil` leaves it to the constraints.
    public var intrinsicSize: Size?

    /// Creates a picture of a size in points.
    public init(_ source: Source, size: Size, intrinsicSize: Size?) {
        self.source = source
        self.size = size
        self.intrinsicSize = intrinsicSize
    }
}
