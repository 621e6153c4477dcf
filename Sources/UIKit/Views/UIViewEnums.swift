public import Foundation

extension UIView {
    /// How the content follows a change of size.
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

    /// What of a view follows a change of its superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// A bit for each part.
        public let rawValue: UInt
        /// Creates a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How the tint color is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal
        case dimmed
    }

    /// A size that is asked for where a view has none.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The smallest size that a layout allows.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that a layout allows.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// UIKit's older name of a size that a view does not have.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// UIKit's older name of the smallest fitting size.
public let UILayoutFittingCompressedSize = CGSize.zero
/// UIKit's older name of the largest fitting size.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
