public import Foundation

extension UIView {
    /// The layout of the content when the bounds change.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    /// The resizing behavior of a view when its superview's bounds change.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt
        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the superview's left edge adapts.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width adapts.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the superview's right edge adapts.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's top edge adapts.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height adapts.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the superview's bottom edge adapts.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The adjustment of the tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal
        case dimmed
    }

    /// The value for a missing intrinsic metric.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest layout.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest layout.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// The value for a missing intrinsic metric; the name in older versions of UIKit.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// The target size for the smallest layout; the name in older versions of UIKit.
public let UILayoutFittingCompressedSize = CGSize.zero
/// The target size for the largest layout; the name in older versions of UIKit.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
