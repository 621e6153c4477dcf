public import Foundation

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wraps the text at the width, with the origin of the rectangle at the top of the first line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the fonts' leading in line heights.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures glyph outlines rather than typographic bounds; has no effect here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits in the height with an ellipsis if there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The minimum scale factor for drawing text, and the results of drawing it.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale factor of the text; 0 for none.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale factor that was applied to the text.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounding rectangle of the text that was drawn.
    open internal(set) var totalBounds: CGRect = .zero
}
