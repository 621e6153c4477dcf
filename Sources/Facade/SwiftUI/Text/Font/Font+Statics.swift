public import CoreGraphics

extension Font {
    /// Titles larger than large ones.
    public static let extraLargeTitle = system(.extraLargeTitle)
    /// Bold titles of the first level.
    public static let extraLargeTitle2 = system(.extraLargeTitle2)
    /// Large titles.
    public static let largeTitle = system(.largeTitle)
    /// Titles of the first level.
    public static let title = system(.title)
    /// Titles of the second level.
    public static let title2 = system(.title2)
    /// Titles of the third level.
    public static let title3 = system(.title3)
    /// Headlines.
    public static let headline = system(.headline)
    /// Lines below headlines.
    public static let subheadline = system(.subheadline)
    /// Running text.
    public static let body = system(.body)
    /// Text that calls out.
    public static let callout = system(.callout)
    /// Notes at the end.
    public static let footnote = system(.footnote)
    /// Text below pictures.
    public static let caption = system(.caption)
    /// Smaller text below pictures.
    public static let caption2 = system(.caption2)
    /// The font where nothing says another.
    public static var `default`: Font { .body }

    /// Returns the system's font in a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }
    /// Returns the system's font in a style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }
    /// Returns the system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size, weight, design))
    }
    /// Returns the system's font in a size in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size, weight, design))
    }
    /// Returns a font by name in a size in points, which grows as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size, relativeTo: .body))
    }
    /// Returns a font by name in a size in points, which grows as a style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }
    /// Returns a font by name in a size in points, which never changes.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }
}
