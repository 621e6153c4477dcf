public import LayoutSimGeometry

/// The margins of a view and what adds to them, with UIKit's defaults.
public struct LayoutMargins: Hashable, Sendable {
    /// The view's own distances in points; `nil` is UIKit's default for its place in the tree.
    public var own: EdgeInsets? {
        get { ownInsets }
        set { ownInsets = newValue }
    }
    @Seldom private var ownInsets: EdgeInsets?
    /// Whether the margins of the superview count where they reach further, `preservesSuperviewLayoutMargins`.
    public var preservesSuperview = false
    /// Whether the safe area adds to them, `insetsLayoutMarginsFromSafeArea`.
    public var insetsFromSafeArea = true

    /// Creates margins with the default flags; distances are in points.
    public init(_ own: EdgeInsets? = nil) {
        self.own = own
    }
}

/// A size that counts instead of that of a view's content, Interface Builder's placeholder.
public struct IntrinsicSizeOverride: Hashable, Sendable {
    /// What counts along an axis.
    public enum Length: Hashable, Sendable {
        /// The content's own length.
        case content
        /// No length: the constraints decide.
        case none
        /// A length in points.
        case points(Double)
    }

    /// What counts as width.
    public var width = Length.content
    /// What counts as height.
    public var height = Length.content

    /// Creates an override that leaves both lengths to the content unless they are given.
    public init(width: Length = .content, height: Length = .content) {
        self.width = width
        self.height = height
    }
}

/// A frame and how it follows the superview, as a view with `translatesAutoresizingMaskIntoConstraints`.
public struct Autoresizing: Hashable, Sendable {
    /// What grows with the superview.
    public struct Mask: OptionSet, Hashable, Sendable {
        /// A bit for each distance and length.
        public let rawValue: UInt8

        /// Creates a mask from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The distance from the left.
        public static let flexibleMinX = Mask(rawValue: 1)
        /// The width.
        public static let widthSizable = Mask(rawValue: 2)
        /// The distance from the right.
        public static let flexibleMaxX = Mask(rawValue: 4)
        /// The distance from the top.
        public static let flexibleMinY = Mask(rawValue: 8)
        /// The height.
        public static let heightSizable = Mask(rawValue: 16)
        /// The distance from the bottom.
        public static let flexibleMaxY = Mask(rawValue: 32)
    }

    /// In points of the superview.
    public var frame: Rect
    /// The size in points of the superview for which the frame was given.
    public var superviewSize: Size
    /// What grows as the superview does.
    public var mask: Mask

    /// Creates a frame in points that follows its superview.
    public init(frame: Rect, superviewSize: Size, mask: Mask) {
        self.frame = frame
        self.superviewSize = superviewSize
        self.mask = mask
    }

    /// Creates a frame in points of the superview that stays whatever the superview does.
    package init(fixed frame: Rect) {
        self.init(frame: frame, superviewSize: .zero, mask: [])
    }
}
