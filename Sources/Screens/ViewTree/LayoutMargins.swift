public import LayoutSimGeometry

/// The layout margins of a view and what adds to them, with UIKit's defaults.
public struct LayoutMargins: Hashable, Sendable {
    /// The view's own margins in points; `nil` for UIKit's default at its place in the tree.
    public var own: EdgeInsets? {
        get { ownInsets }
        set { ownInsets = newValue }
    }
    @Seldom private var ownInsets: EdgeInsets?
    /// Whether the superview's margins apply where they are larger, `preservesSuperviewLayoutMargins`.
    public var preservesSuperview = false
    /// The only axis along which the superview's margins apply; `nil` for both.
    public var preservedAxis: Axis? = nil
    /// Whether the safe area adds to them, `insetsLayoutMarginsFromSafeArea`.
    public var insetsFromSafeArea = true

    /// Creates margins with the default flags; margins are in points.
    public init(_ own: EdgeInsets? = nil) {
        self.own = own
    }
}

/// A size that replaces the intrinsic content size, Interface Builder's placeholder.
public struct IntrinsicSizeOverride: Hashable, Sendable {
    /// The override along one axis.
    public enum Length: Hashable, Sendable {
        /// The content's own dimension.
        case content
        /// No intrinsic dimension: only constraints apply.
        case none
        /// A dimension in points.
        case points(Double)
    }

    /// The override of the width.
    public var width = Length.content
    /// The override of the height.
    public var height = Length.content

    /// Creates an override that keeps the content's dimensions unless others are given.
    public init(width: Length = .content, height: Length = .content) {
        self.width = width
        self.height = height
    }
}

/// A frame with an autoresizing mask, as of a view with `translatesAutoresizingMaskIntoConstraints`.
public struct Autoresizing: Hashable, Sendable {
    /// The margins and dimensions that resize with the superview.
    public struct Mask: OptionSet, Hashable, Sendable {
        /// A bit for each margin and dimension.
        public let rawValue: UInt8

        /// Creates a mask from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A flexible left margin.
        public static let flexibleMinX = Mask(rawValue: 1)
        /// A flexible width.
        public static let widthSizable = Mask(rawValue: 2)
        /// A flexible right margin.
        public static let flexibleMaxX = Mask(rawValue: 4)
        /// A flexible top margin.
        public static let flexibleMinY = Mask(rawValue: 8)
        /// A flexible height.
        public static let heightSizable = Mask(rawValue: 16)
        /// A flexible bottom margin.
        public static let flexibleMaxY = Mask(rawValue: 32)
    }

    /// The frame in points, in the superview's coordinate space.
    public var frame: Rect
    /// The size of the superview for which the frame was set, in points.
    public var superviewSize: Size
    /// The margins and dimensions that resize with the superview.
    public var mask: Mask

    /// Creates a frame in points that resizes with its superview.
    public init(frame: Rect, superviewSize: Size, mask: Mask) {
        self.frame = frame
        self.superviewSize = superviewSize
        self.mask = mask
    }

    /// Creates a frame in points of the superview that does not resize.
    package init(fixed frame: Rect) {
        self.init(frame: frame, superviewSize: .zero, mask: [])
    }
}
