public import Foundation

/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
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
