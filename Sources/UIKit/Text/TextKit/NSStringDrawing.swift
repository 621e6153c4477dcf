public import Foundation

/// How a text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a text may do to fit when it is drawn, and what it did.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the text may shrink; 0 for none.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text shrank.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took up.
    open internal(set) var totalBounds: CGRect = .zero
}
